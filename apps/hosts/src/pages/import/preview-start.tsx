import { imports as words } from '@invitation/domain/words/hosts/imports';
import { language } from '@invitation/domain/words/hosts/language';
import { useHosts } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import { groupBy } from '../../model/people/group-by-name';
import type { ImportPlan } from '../../model/spreadsheet/plan/plan';
import { listOf } from '../../model/text/list-of';
import * as styles from './import-view.css';
import { Row, textOf } from './preview-rows';

/** How many guests fit on a phone, with the heading. */
const SHOWN = 3;
/** How many rows a sentence names. */
const NAMED = 8;

/** The first new guests as they will be, before the page asks anything. */
export function FirstGuests({ plan: { added, waitingRows } }: { readonly plan: ImportPlan }) {
  const { invitedTo } = useHosts().site;
  const guests = [...added, ...waitingRows]
    .sort((one, other) => one.row - other.row)
    .slice(0, SHOWN);
  if (guests.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3 className={card.heading} id="first-guests">
        {words.firstGuests}
      </h3>
      <ul aria-labelledby="first-guests" className={layout.list}>
        {guests.map((guest) => (
          <li key={guest.row}>
            <Row row={guest.row} name={guest.card.name}>
              {textOf(invitedTo, guest)}
            </Row>
          </li>
        ))}
      </ul>
    </div>
  );
}

const countryName = (code: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** What an import leaves out, and what it assumes, each said once. */
export function SaidOnce({
  plan: { added, unused, replies, skipped, namesakes, uninvited },
}: {
  readonly plan: ImportPlan;
}) {
  const countries = groupBy(
    added.filter(({ phoneCountry }) => phoneCountry !== undefined),
    ({ phoneCountry = '' }) => phoneCountry,
  );
  const rows = skipped.slice(0, NAMED).map(({ row, text }) => words.skippedRow(row, text));
  const more = skipped.length > NAMED ? ['…'] : [];
  const sentences = [
    ...(skipped.length > 0 ? [words.skipped([...rows, ...more].join(', '))] : []),
    ...(replies.length > 0 ? [words.replies(replies.length, replies.join(', '))] : []),
    ...(unused.length > 0 ? [words.unused(unused.length, unused.join(', '))] : []),
    ...(uninvited > 0 ? [words.uninvited(uninvited)] : []),
    ...(namesakes.length > 0 ? [words.namesakes(listOf(namesakes))] : []),
    ...[...countries].map(([country, guests]) =>
      words.phoneCountry(guests.length, countryName(country)),
    ),
  ];
  return sentences.map((sentence) => (
    <p key={sentence} className={layout.subtle}>
      {sentence}
    </p>
  ));
}
