import { imports as words } from '@invitation/domain/words/hosts/imports';
import { Button } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import { TryAgain } from '@invitation/ui/basics/try-again';
import { useEffect, useRef } from 'react';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import { VirtualList } from '../../controls/list/virtual-list';
import type { ImportResult as Result } from '../../model/spreadsheet/plan/importer';
import { isEmpty } from '../../model/store/documents';
import * as styles from './import-view.css';

/** How many guests were imported, in a sentence. */
export const resultOf = ({ total, written }: Result, failure: Error | null): string =>
  failure ? words.someDone(written, total) : words.done(written);

export function ImportResult({
  result,
  failure,
  onTryAgain,
  onUndo,
  onBack,
  onNewList,
  onPrintCards,
}: {
  readonly result: Result;
  readonly failure: Error | null;
  readonly onTryAgain: () => void;
  readonly onUndo: () => void;
  readonly onBack: () => void;
  readonly onNewList: () => void;
  readonly onPrintCards: (keys: readonly string[]) => void;
}) {
  const { added, leftOut } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={layout.stack} aria-labelledby="result">
      <h2 ref={heading} id="result" tabIndex={-1} className={card.heading}>
        {resultOf(result, failure)}
      </h2>
      {failure && <TryAgain onTryAgain={onTryAgain}>{failure.message}</TryAgain>}
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
          <Button variant="secondary" onClick={onUndo}>
            {words.undo}
          </Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {words.edit}
        </Button>
        <Button variant="secondary" onClick={onNewList}>
          {words.another}
        </Button>
      </div>
    </section>
  );
}

/** What is left of an import that was taken back. */
export function ImportUndone({
  total,
  refused,
  failure,
  onTryAgain,
  onBack,
}: {
  readonly total: number;
  readonly refused: number;
  readonly failure: Error | null;
  readonly onTryAgain: () => void;
  readonly onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={layout.stack} aria-labelledby="undone">
      <h2 ref={heading} id="undone" tabIndex={-1} className={card.heading}>
        {words.undone(total)}
      </h2>
      {failure && <TryAgain onTryAgain={onTryAgain}>{failure.message}</TryAgain>}
      {refused > 0 && <p>{words.undoRefused(refused)}</p>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onBack}>
          {words.edit}
        </Button>
      </div>
    </section>
  );
}
