import { common } from '@invitation/domain/words/hosts/common';
import { tables as words } from '@invitation/domain/words/hosts/tables';
import { Button } from '@invitation/ui/basics/button';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import * as layout from '../../controls/layout.css';
import { shownTable } from '../../model/text/shown-table';
import { seatName } from './party-row';
import * as styles from './tables.css';
import type { OfferedTable, useSeating } from './use-seating';

/** How many names a line has room for. */
const NAMED = 4;

/** Chooses the table, says which of the chosen people leave another one, and seats them. */
export function SeatingBar({
  seating: { offered, chosen, moving, select, tableOf },
  selected,
  onSeat,
}: {
  readonly seating: ReturnType<typeof useSeating>;
  readonly selected: OfferedTable;
  readonly onSeat: () => void;
}) {
  const heads = chosen.reduce((sum, seat) => sum + seat.heads, 0);
  const { table, seats } = selected;
  const left = seats === null || table === '' ? null : seats - selected.heads - heads;
  const named = moving.slice(0, NAMED);
  const rest = moving.length - named.length;
  return (
    <section className={styles.bar} aria-label={words.seatAt}>
      <fieldset className={styles.choices}>
        <legend className={visuallyHidden}>{words.seatAt}</legend>
        {offered.map((each) => (
          <label key={each.table}>
            <input
              type="radio"
              name="table"
              className={visuallyHidden}
              checked={each.table === table}
              onChange={() => select(each.table)}
            />
            <span className={styles.tableChoice}>
              <bdi>{each.table ? shownTable(each.table) : words.without}</bdi>{' '}
              <span className={layout.subtle}>
                {each.seats === null ? each.heads : common.someOf(each.heads, each.seats)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {moving.length > 0 && (
        <p className={styles.moving}>
          {words.moves(
            [
              ...named.map((seat) => `${seatName(seat)} (${shownTable(tableOf(seat))})`),
              ...(rest > 0 ? [common.more(rest)] : []),
            ].join(', '),
          )}
        </p>
      )}
      <div className={styles.seat}>
        <p role="status">
          <bdi>{table ? shownTable(table) : words.without}</bdi>{' '}
          {left !== null && (
            <strong className={left < 0 ? styles.tooMany : undefined}>
              {words.seatsLeft(left)}
            </strong>
          )}
        </p>
        <Button disabled={heads === 0} onClick={onSeat}>
          {table ? words.seat(heads) : words.unseat(heads)}
        </Button>
      </div>
    </section>
  );
}
