import { imports as words } from '@invitation/domain/words/hosts/imports';
import { Button } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import { TryAgain } from '@invitation/ui/basics/try-again';
import { focus } from '../../context/focus';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import { VirtualList } from '../../controls/list/virtual-list';
import { stayDuring } from '../../edit/stay-during';
import type { Importer, ImportResult as Result } from '../../model/spreadsheet/plan/importer';
import { isEmpty } from '../../model/store/documents';
import * as styles from './import-view.css';

/** How many guests were imported, in a sentence. */
export const resultOf = ({ total, written }: Result, failure: Error | null): string =>
  failure ? words.someDone(written, total) : words.done(written);

export function ImportResult({
  importer,
  result,
  failure,
  onNewList,
  onPrintCards,
}: {
  readonly importer: Importer;
  readonly result: Result;
  readonly failure: Error | null;
  readonly onNewList: () => void;
  readonly onPrintCards: (keys: readonly string[]) => void;
}) {
  const { added, leftOut } = result;
  return (
    <section className={layout.stack} aria-labelledby="result">
      <h2 ref={focus} id="result" tabIndex={-1} className={card.heading}>
        {resultOf(result, failure)}
      </h2>
      {failure && (
        <TryAgain onTryAgain={() => void stayDuring(importer.tryAgain)}>{failure.message}</TryAgain>
      )}
      {leftOut.length > 0 && (
        <div className={styles.group}>
          <h3 className={card.heading}>{`${words.notImported} (${leftOut.length})`}</h3>
          <VirtualList
            label={words.notImported}
            items={leftOut}
            keyOf={({ row }) => String(row)}
            estimatedHeight={100}
          >
            {({ row, name, reason }) => (
              <p className={styles.fault}>
                <b>
                  <Sentence>
                    {words.row(row)}, <bdi translate="no">{name}</bdi>:{' '}
                  </Sentence>
                </b>
                <span>{reason}</span>
              </p>
            )}
          </VirtualList>
        </div>
      )}
      <div className={styles.actions}>
        {added.length > 0 && (
          <Button onClick={() => onPrintCards(added)}>{words.printNew(added.length)}</Button>
        )}
        {!failure && result.undo && !isEmpty(result.undo) && (
          <Button variant="secondary" onClick={() => void stayDuring(importer.undo)}>
            {words.undo}
          </Button>
        )}
        <Button variant="secondary" onClick={() => importer.back()}>
          {words.edit}
        </Button>
        <Button variant="secondary" onClick={onNewList}>
          {words.another}
        </Button>
      </div>
    </section>
  );
}

/** The result of undoing an import. */
export function ImportUndone({
  importer,
  total,
  refused,
  failure,
}: {
  readonly importer: Importer;
  readonly total: number;
  readonly refused: number;
  readonly failure: Error | null;
}) {
  return (
    <section className={layout.stack} aria-labelledby="undone">
      <h2 ref={focus} id="undone" tabIndex={-1} className={card.heading}>
        {words.undone(total)}
      </h2>
      {failure && (
        <TryAgain onTryAgain={() => void stayDuring(importer.tryAgain)}>{failure.message}</TryAgain>
      )}
      {refused > 0 && <p>{words.undoRefused(refused)}</p>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => importer.back()}>
          {words.edit}
        </Button>
      </div>
    </section>
  );
}
