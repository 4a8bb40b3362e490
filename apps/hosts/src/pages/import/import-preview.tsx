import { Button } from '@invitation/ui/button';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type ChangedGuest,
  changeKey,
  changesOf,
  countOf,
  type ImportedField,
  type ImportPlan,
} from '../../model/import/import-plan';
import type { Importer } from '../../model/import/importer';
import { guestAddress } from '../addresses';
import * as card from '../card.css';
import { count } from '../format';
import { DAYS_LABELS } from '../guest/invitation-values';
import { VirtualList } from '../list/virtual-list';
import * as styles from './import-view.css';

type Card = ChangedGuest['card'];

const FIELD_LABELS: Readonly<Record<ImportedField, string>> = {
  name: 'Name',
  days: 'Days',
  people: 'People',
};

const shownValue = (card: Card, field: ImportedField): string =>
  field === 'days' ? DAYS_LABELS[card.days] : String(card[field]);

const textOf = ({ days, people }: Card): string =>
  `${DAYS_LABELS[days]} · ${count(people, 'person', 'people')}`;

/** What an import would do, by row. */
export function ImportPreview({
  plan,
  unticked,
  onTick,
  onImport,
}: {
  readonly plan: ImportPlan;
  readonly unticked: ReadonlySet<string>;
  readonly onTick: Importer['tick'];
  readonly onImport: () => void;
}) {
  const { added, changed, unchanged, faults, absent, unused } = plan;
  const heading = useRef<HTMLHeadingElement>(null);
  // Also of a second preview.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading gets the focus for each plan
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [plan]);
  const total = countOf(changesOf(plan, unticked));
  const keys = changed.flatMap((guest) => guest.fields.map((field) => changeKey(guest, field)));
  return (
    <section className={styles.root} aria-labelledby="preview">
      <h2 ref={heading} id="preview" tabIndex={-1} className={card.heading}>
        Preview
      </h2>
      <p role="status">
        {added.length} new, {changed.length} changed, {unchanged.length} unchanged,{' '}
        {count(faults.length, 'mistake')}.
      </p>
      {unused.length > 0 && (
        <p className={styles.subtle}>
          Not imported: {unused.length === 1 ? 'the column' : 'the columns'} {unused.join(', ')}.
        </p>
      )}
      {total > 0 ? (
        <p>
          <Button onClick={onImport}>Import {count(total, 'guest')}</Button>
        </p>
      ) : (
        <p>{faults.length > 0 ? 'There is nothing to import yet.' : NOTHING_NEW}</p>
      )}
      {faults.length > 0 && (
        <Rows
          title={`Mistakes (${faults.length})`}
          note="These rows are left out. Correct them above and preview the list again, or import it again later: the other guests keep their links."
          items={faults}
          keyOf={({ row, message }) => `${row} ${message}`}
        >
          {({ row, message }) => (
            <p className={styles.fault}>
              <b>Row {row}:</b> <bdi>{message}</bdi>
            </p>
          )}
        </Rows>
      )}
      {changed.length > 0 && (
        <Rows
          title={`Changed (${changed.length})`}
          note="Untick what should stay as it is on the page, e.g. because you corrected it there."
          items={changed}
          keyOf={({ id }) => id}
          action={
            <Button
              variant="secondary"
              onClick={() =>
                onTick(
                  keys,
                  keys.every((key) => unticked.has(key)),
                )
              }
            >
              {keys.every((key) => unticked.has(key)) ? 'Tick all' : 'Untick all'}
            </Button>
          }
        >
          {(guest) => (
            <Row row={guest.row} name={guest.stored.name}>
              <span className={styles.ticks}>
                {guest.fields.map((field) => {
                  const key = changeKey(guest, field);
                  return (
                    <label key={key} className={styles.tick}>
                      <input
                        type="checkbox"
                        className={styles.box}
                        checked={!unticked.has(key)}
                        onChange={({ target }) => onTick([key], target.checked)}
                      />
                      <span>
                        {FIELD_LABELS[field]}: <b>{shownValue(guest.card, field)}</b> instead of{' '}
                        {shownValue(guest.stored, field)}
                      </span>
                    </label>
                  );
                })}
              </span>
            </Row>
          )}
        </Rows>
      )}
      {added.length > 0 && (
        <Rows title={`New (${added.length})`} items={added} keyOf={({ id }) => id}>
          {({ row, card }) => (
            <Row row={row} name={card.name}>
              {textOf(card)}
            </Row>
          )}
        </Rows>
      )}
      {unchanged.length > 0 && (
        <details>
          <summary className={styles.summary}>Unchanged ({unchanged.length})</summary>
          <VirtualList {...ROWS} label="Unchanged" items={unchanged} keyOf={({ id }) => id}>
            {({ row, card }) => (
              <Row row={row} name={card.name}>
                {textOf(card)}
              </Row>
            )}
          </VirtualList>
        </details>
      )}
      {absent.length > 0 && (
        <details>
          <summary className={styles.summary}>
            On the page, but not in this list ({absent.length})
          </summary>
          <p className={styles.subtle}>
            They stay as they are. To change a name, change it on the guest’s page, so that the link
            stays.
          </p>
          <VirtualList {...ROWS} label="Not in this list" items={absent} keyOf={({ id }) => id}>
            {(invitation) => (
              <a href={guestAddress(invitation.id)} className={styles.absent}>
                <bdi>{invitation.name}</bdi>
              </a>
            )}
          </VirtualList>
        </details>
      )}
    </section>
  );
}

const NOTHING_NEW = 'There is nothing to import: the page says the same as this list.';

/** In pixels, on a phone. */
const ROWS = { estimatedHeight: 76 };

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
  return (
    <div className={styles.group}>
      <div className={styles.groupHeading}>
        <h3 className={styles.title}>{title}</h3>
        {action}
      </div>
      {note && <p className={styles.subtle}>{note}</p>}
      <VirtualList {...ROWS} {...list} label={title} />
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
    <span className={styles.number}>Row {row}</span>
    <bdi className={styles.name}>{name}</bdi>
    <span className={styles.subtle}>{children}</span>
  </div>
);
