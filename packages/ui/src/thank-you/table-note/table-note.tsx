import { type GuestTable, seatsIn } from '@invitation/domain/guest-list/guest-table';
import { seating as words } from '@invitation/domain/words/group/seating';
import * as section from '../../theme/section.css';
import * as news from '../news/news.css';
import * as receipt from '../thank-you/receipt.css';

/** E.g. `Table 4` for `4`. A table with a name is shown by that name. */
const shown = (table: string) => (/^\d+$/.test(table) ? words.table(table) : table);

/** Where a guest sits (B15): everybody at one table, except people with another one. */
export function TableNote({ table, ...seats }: GuestTable) {
  const own = [...seatsIn(seats)];
  if (!table && own.length === 0) return null;
  return (
    <section aria-label={words.title} className={news.root}>
      <h2 className={section.heading}>{words.title}</h2>
      {table && (
        <p className={news.text}>
          <bdi>{shown(table)}</bdi>
        </p>
      )}
      {own.length > 0 && (
        <dl className={receipt.rows}>
          {own.map(([name, each]) => (
            <div key={name} className={receipt.row}>
              <dt className={receipt.label}>
                <bdi translate="no">{name}</bdi>
              </dt>
              <dd className={receipt.value}>
                <bdi>{shown(each)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
