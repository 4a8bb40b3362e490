import { fields } from '@invitation/domain/words/group/fields';
import { columns } from '@invitation/domain/words/hosts/columns';
import { common } from '@invitation/domain/words/hosts/common';
import { imports as words } from '@invitation/domain/words/hosts/imports';
import { Button } from '@invitation/ui/basics/button';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import { Sentence } from '@invitation/ui/basics/sentence';
import { useEffect, useRef } from 'react';
import { guestAddress } from '../../context/addresses';
import { useHosts } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import { Choice } from '../../controls/choice/choice';
import { Disclosure } from '../../controls/disclosure/disclosure';
import * as layout from '../../controls/layout.css';
import { VirtualList } from '../../controls/list/virtual-list';
import { stayDuring } from '../../edit/stay-during';
import { describeExcess, ExcessField } from '../../fields/excess-field';
import type { ExcessChoice } from '../../model/changes/reply-excess';
import { changesOf, countOf, excessIn } from '../../model/spreadsheet/plan/changes';
import type { Importer, ImportState } from '../../model/spreadsheet/plan/importer';
import { changeKey, type ImportPlan, type PlannedRow } from '../../model/spreadsheet/plan/plan';
import { listOf } from '../../model/text/list-of';
import * as styles from './import-view.css';
import { ListReading } from './list-reading';
import { faultRow, ROWS, Row, Rows, shownValue, textOf } from './preview-rows';
import { FirstGuests, SaidOnce } from './preview-start';

type PreviewState = Extract<ImportState, { readonly step: 'preview' }>;

/** What an import would do, by row. */
export function ImportPreview({
  importer,
  list,
  plan,
  unticked,
  choice,
}: Pick<PreviewState, 'list' | 'plan' | 'unticked' | 'choice'> & { readonly importer: Importer }) {
  const { added, changed, unchanged, faults, withheld, waiting, waitingRows, absent } = plan;
  const { events, invitedTo } = useHosts().site;
  const cardRow = (planned: PlannedRow) => (
    <Row row={planned.row} name={planned.card.name}>
      {textOf(invitedTo, planned)}
    </Row>
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // The heading of a second preview gets the focus, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading gets the focus for each list
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [list.text]);
  const total = countOf(changesOf(plan, unticked));
  const keys = changed.flatMap((guest) => guest.fields.map((field) => changeKey(guest, field)));
  const replies = excessIn(plan, unticked);
  const question = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (choice === 'missing') question.current?.focus();
  }, [choice]);
  const isNothingTicked = keys.every((key) => unticked.has(key));
  return (
    <section className={layout.stack} aria-labelledby="preview">
      <h2 ref={heading} id="preview" tabIndex={-1} className={card.heading}>
        {words.preview}
      </h2>
      <p role="status">
        {words.summary(
          // New guests who wait for an answer are on the page below.
          added.length + waitingRows.length,
          changed.length,
          unchanged.length,
          faults.length,
        )}
      </p>
      <Rows
        title={words.mistakes}
        note={words.mistakesNote}
        items={faults}
        keyOf={({ row, message }) => `${row} ${message}`}
      >
        {faultRow}
      </Rows>
      <FirstGuests plan={plan} />
      <ListReading list={list} plan={plan} onReadAs={importer.readAs} />
      <SaidOnce plan={plan} />
      {replies.length > 0 && (
        <div className={styles.group}>
          <p className={layout.subtle}>
            <Sentence>
              <IsolatedList
                texts={replies
                  .slice(0, NAMED)
                  .map(
                    ({ guest, excess }) =>
                      `${guest.stored.name} (${listOf(describeExcess(events, excess))})`,
                  )}
                separator=", "
              />
              {replies.length > NAMED ? ` ${common.more(replies.length - NAMED)}` : null}
            </Sentence>
          </p>
          <ExcessField
            ref={question}
            label={words.excess(replies.length)}
            options={words.excessOptions}
            value={choice === 'missing' ? '' : choice}
            error={choice === 'missing' ? fields.optionRequired : undefined}
            onChange={({ target }) => importer.choose(target.value as ExcessChoice | '')}
          />
        </div>
      )}
      {waiting > 0 ? null : total > 0 ? (
        <p>
          <Button onClick={() => void stayDuring(importer.start)}>{words.import(total)}</Button>
        </p>
      ) : (
        <p>{faults.length > 0 ? words.nothingYet : words.nothingNew}</p>
      )}
      <Rows
        title={words.withheld}
        note={words.withheldNote}
        items={withheld}
        keyOf={({ row, message }) => `${row} ${message}`}
      >
        {faultRow}
      </Rows>
      <Rows
        title={words.changed}
        note={words.changedNote}
        items={changed}
        keyOf={({ id }) => id}
        action={
          <Button variant="secondary" onClick={() => importer.tick(keys, isNothingTicked)}>
            {isNothingTicked ? words.tickAll : words.untickAll}
          </Button>
        }
      >
        {(guest) => (
          <Row row={guest.row} name={guest.stored.name}>
            <span className={styles.ticks}>
              {guest.fields.map((field) => {
                const key = changeKey(guest, field);
                return (
                  <Choice
                    key={key}
                    isChosen={!unticked.has(key)}
                    onChoose={(isTicked) => importer.tick([key], isTicked)}
                  >
                    <Sentence>
                      {`${columns[field]}: `}
                      {words.insteadOf(
                        (text) => (
                          <b key="value">{text}</b>
                        ),
                        shownValue(invitedTo, guest, field),
                        shownValue(invitedTo, storedOf(guest), field),
                      )}
                    </Sentence>
                  </Choice>
                );
              })}
            </span>
          </Row>
        )}
      </Rows>
      <Rows title={words.new} items={added} keyOf={({ id }) => id}>
        {cardRow}
      </Rows>
      <Disclosure title={words.unchanged} count={unchanged.length}>
        <VirtualList {...ROWS} label={words.unchanged} items={unchanged} keyOf={({ id }) => id}>
          {cardRow}
        </VirtualList>
      </Disclosure>
      <Disclosure title={words.absent} count={absent.length}>
        <p className={layout.subtle}>{words.absentNote}</p>
        <VirtualList {...ROWS} label={words.absentList} items={absent} keyOf={({ id }) => id}>
          {(invitation) => (
            <a href={guestAddress(invitation.id)} className={styles.absent}>
              <bdi translate="no">{invitation.name}</bdi>
            </a>
          )}
        </VirtualList>
      </Disclosure>
    </section>
  );
}

const storedOf = ({
  stored,
  storedNotes,
}: ImportPlan['changed'][number]): Pick<PlannedRow, 'card' | 'notes'> => ({
  card: stored,
  notes: storedNotes ?? {},
});

/** How many replies a sentence names. */
const NAMED = 20;
