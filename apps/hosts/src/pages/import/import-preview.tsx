import { fields } from '@invitation/domain/words/group/fields';
import { columns } from '@invitation/domain/words/hosts/columns';
import { common } from '@invitation/domain/words/hosts/common';
import { guest } from '@invitation/domain/words/hosts/guest';
import { imports as words } from '@invitation/domain/words/hosts/imports';
import { Button } from '@invitation/ui/button';
import { IsolatedList } from '@invitation/ui/isolated-list';
import { type ReactNode, useEffect, useRef } from 'react';
import { describeExcess, ExcessField } from '../../fields/excess-field';
import { shownLanguage } from '../../fields/invitation-values';
import type { Fault } from '../../model/import/guest-table';
import {
  changeKey,
  changesOf,
  countOf,
  excessIn,
  type ImportedField,
  type ImportPlan,
  isNoteField,
  type PlannedRow,
} from '../../model/import/import-plan';
import { NOTE_FIELDS, noteText } from '../../model/import/imported-notes';
import type { Importer, ImportState } from '../../model/import/importer';
import { membersText } from '../../model/import/named-people';
import type { InvitedTo } from '../../model/invited-to';
import { listOf } from '../../model/list-of';
import type { ExcessChoice } from '../../model/reply-excess';
import { guestAddress } from '../../parts/addresses';
import * as card from '../../parts/card.css';
import { Choice } from '../../parts/choice/choice';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { useShownSite } from '../../parts/hosts-site';
import * as layout from '../../parts/layout.css';
import { VirtualList } from '../../parts/list/virtual-list';
import { shownTable } from '../../parts/shown-table';
import * as styles from './import-view.css';
import { ListReading } from './list-reading';

type Shown = Pick<PlannedRow, 'card' | 'notes'>;

function shownValue({ names }: InvitedTo, { card, notes }: Shown, field: ImportedField): string {
  if (isNoteField(field)) return noteText(notes, field) || guest.nothing;
  if (field === 'language') return shownLanguage(card.language);
  if (field === 'members') return membersText(card) || guest.nothing;
  return field === 'days' ? names[card.days] : String(card[field]);
}

const textOf = (
  { names, offered }: InvitedTo,
  { card: { days, people, language, ...members }, notes }: Shown,
): string =>
  [
    ...(offered.length > 1 ? [names[days]] : []),
    common.peopleCount(people),
    ...(members.members ? [membersText(members)] : []),
    ...(language ? [shownLanguage(language)] : []),
    ...NOTE_FIELDS.flatMap((field) => {
      const text = noteText(notes, field);
      return (field === 'table' ? shownTable(text) : text) || [];
    }),
  ].join(' · ');

type PreviewState = Extract<ImportState, { readonly step: 'preview' }>;

/** What an import would do, by row. */
export function ImportPreview({
  list,
  plan,
  unticked,
  choice,
  onReadAs,
  onTick,
  onChoose,
  onImport,
}: Pick<PreviewState, 'list' | 'plan' | 'unticked' | 'choice'> & {
  readonly onReadAs: Importer['readAs'];
  readonly onTick: Importer['tick'];
  readonly onChoose: Importer['choose'];
  readonly onImport: () => void;
}) {
  const { added, changed, unchanged, faults, withheld, waiting, absent, unused, uninvited } = plan;
  const { invitedTo } = useShownSite();
  const cardRow = (planned: PlannedRow) => (
    <Row row={planned.row} name={planned.card.name}>
      {textOf(invitedTo, planned)}
    </Row>
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // Also of a second preview.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading gets the focus for each list
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [list.text]);
  const { events } = useShownSite();
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
        {words.summary(added.length, changed.length, unchanged.length, faults.length)}
      </p>
      {unused.length > 0 && (
        <p className={layout.subtle}>{words.unused(unused.length, unused.join(', '))}</p>
      )}
      {uninvited > 0 && <p className={layout.subtle}>{words.uninvited(uninvited)}</p>}
      <ListReading list={list} plan={plan} onReadAs={onReadAs} />
      {replies.length > 0 && (
        <div className={styles.group}>
          <p className={layout.subtle}>
            <IsolatedList
              texts={replies
                .slice(0, NAMED)
                .map(
                  ({ guest, excess }) =>
                    `${guest.stored.name} (${listOf(describeExcess(events, excess))})`,
                )}
              separator=", "
            />
            {replies.length > NAMED && ` ${common.more(replies.length - NAMED)}`}
          </p>
          <ExcessField
            ref={question}
            label={words.excess(replies.length)}
            options={words.excessOptions}
            value={choice === 'missing' ? '' : choice}
            error={choice === 'missing' ? fields.optionRequired : undefined}
            onChange={({ target }) => onChoose(target.value as ExcessChoice | '')}
          />
        </div>
      )}
      {waiting > 0 ? null : total > 0 ? (
        <p>
          <Button onClick={onImport}>{words.import(total)}</Button>
        </p>
      ) : (
        <p>{faults.length > 0 ? words.nothingYet : words.nothingNew}</p>
      )}
      {[
        { title: words.mistakes, note: words.mistakesNote, items: faults },
        { title: words.withheld, note: words.withheldNote, items: withheld },
      ].map((rows) => (
        <Rows key={rows.title} {...rows} keyOf={({ row, message }) => `${row} ${message}`}>
          {faultRow}
        </Rows>
      ))}
      <Rows
        title={words.changed}
        note={words.changedNote}
        items={changed}
        keyOf={({ id }) => id}
        action={
          <Button variant="secondary" onClick={() => onTick(keys, isNothingTicked)}>
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
                    onChoose={(isTicked) => onTick([key], isTicked)}
                  >
                    {columns[field]}:{' '}
                    {words.insteadOf(
                      (text) => (
                        <b key="value">{text}</b>
                      ),
                      shownValue(invitedTo, guest, field),
                      shownValue(invitedTo, storedOf(guest), field),
                    )}
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
              <bdi>{invitation.name}</bdi>
            </a>
          )}
        </VirtualList>
      </Disclosure>
    </section>
  );
}

const faultRow = ({ row, message }: Fault) => (
  <p className={styles.fault}>
    <b>{words.row(row)}:</b> <bdi>{message}</bdi>
  </p>
);

const storedOf = ({ stored, storedNotes }: ImportPlan['changed'][number]): Shown => ({
  card: stored,
  notes: storedNotes ?? {},
});

/** How many replies a sentence names. */
const NAMED = 20;

/** In pixels, on a phone. */
const ROWS = { estimatedHeight: 76 };

/** Rows with their number, or nothing. */
function Rows<Item>({
  title,
  note,
  action,
  ...list
}: {
  readonly title: string;
  readonly note?: string;
  readonly action?: ReactNode;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}) {
  const { length } = list.items;
  if (length === 0) return null;
  const heading = `${title} (${length})`;
  return (
    <div className={styles.group}>
      <div className={layout.between}>
        <h3 className={card.heading}>{heading}</h3>
        {action}
      </div>
      {note && <p className={layout.subtle}>{note}</p>}
      <VirtualList {...ROWS} {...list} label={heading} />
    </div>
  );
}

const Row = ({
  row,
  name,
  children,
}: {
  readonly row: number;
  readonly name: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.row}>
    <span className={layout.subtle}>{words.row(row)}</span>
    <b>
      <bdi>{name}</bdi>
    </b>
    <span className={layout.subtle}>{children}</span>
  </div>
);
