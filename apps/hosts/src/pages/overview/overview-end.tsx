import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Button, buttonClass } from '@invitation/ui/basics/button';
import type { ComponentProps, RefObject } from 'react';
import { ADDRESSES } from '../../context/addresses';
import { useHosts } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import { attempt } from '../../edit/attempt';
import { downloadCsv } from '../../fields/csv/download-csv';
import type { GuestList } from '../../model/people/guest-list';
import { Duplicates } from './duplicates';
import { loadNotes } from './load-notes';
import * as styles from './overview.css';
import { QuestionTotals } from './question-totals';
import { UnknownPeople } from './unknown-people';

/** The parts of the overview below the first window. */
export function OverviewEnd({
  list,
  duplicates,
  duplicatesHeading,
}: {
  readonly list: GuestList;
  readonly duplicatesHeading: RefObject<HTMLHeadingElement | null>;
} & ComponentProps<typeof Duplicates>) {
  const hosts = useHosts();
  const { site } = hosts;
  const { events, questions, namedGuests, languages } = site;
  const { guests } = list;
  const shape = { days: events, questions, timeZone: events[0]?.timeZone };
  /** Downloads the table with a line for each guest. */
  const downloadGuests = () =>
    downloadCsv(site, 'guests', async ({ csv }, headings) => {
      const all = { ...list, notes: await loadNotes(hosts) };
      return csv(shape, all, languages.length > 0, namedGuests, headings);
    });
  const downloadPeople = () =>
    downloadCsv(site, 'people', ({ peopleCsv }, headings) => peopleCsv(shape, guests, headings));
  return (
    <>
      <QuestionTotals guests={guests} />
      <section className={card.root}>
        <h2 ref={duplicatesHeading} tabIndex={-1} className={`${card.heading} ${styles.found}`}>
          {words.duplicates}
        </h2>
        <Duplicates duplicates={duplicates} />
      </section>
      <div className={styles.short}>
        <UnknownPeople guests={guests} />
        <section className={card.root}>
          <h2 className={card.heading}>{words.exports}</h2>
          <div className={layout.buttons}>
            <Button variant="secondary" onClick={() => attempt(downloadGuests)}>
              {words.csv}
            </Button>
            {namedGuests && (
              <Button variant="secondary" onClick={() => attempt(downloadPeople)}>
                {words.peopleCsv}
              </Button>
            )}
            <a href={ADDRESSES.print} className={buttonClass({ variant: 'secondary' })}>
              {words.print}
            </a>
            <a href={ADDRESSES.backup} className={buttonClass({ variant: 'secondary' })}>
              {words.backup}
            </a>
          </div>
        </section>
      </div>
    </>
  );
}
