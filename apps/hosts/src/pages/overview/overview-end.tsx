import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Button, buttonClass } from '@invitation/ui/basics/button';
import type { ComponentProps, RefObject } from 'react';
import { ADDRESSES } from '../../context/addresses';
import { useShownSite } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import type { GuestList } from '../../model/people/guest-list';
import type { RepliedGuest } from '../../model/people/guests';
import { Duplicates } from './duplicates';
import * as styles from './overview.css';
import { QuestionTotals } from './question-totals';
import { UnknownPeople } from './unknown-people';

/** The parts of the overview below the first window. */
export function OverviewEnd({
  list: { guests },
  duplicates,
  duplicatesHeading,
  onMerge,
  onDistinct,
  onPeople,
  onDownload,
}: {
  readonly list: GuestList;
  /** The numbers above lead to it. */
  readonly duplicatesHeading: RefObject<HTMLHeadingElement | null>;
  /** Writes how many people come with a reply that has no number. */
  readonly onPeople: (guest: RepliedGuest, people: number) => void;
  /** Downloads a table, with a line for each guest or for each person. */
  readonly onDownload: (by: 'guest' | 'person') => void;
} & ComponentProps<typeof Duplicates>) {
  const { namedGuests } = useShownSite();
  return (
    <>
      <QuestionTotals guests={guests} />
      <section className={card.root}>
        <h2 ref={duplicatesHeading} tabIndex={-1} className={`${card.heading} ${styles.found}`}>
          {words.duplicates}
        </h2>
        <Duplicates duplicates={duplicates} onMerge={onMerge} onDistinct={onDistinct} />
      </section>
      <div className={styles.short}>
        <UnknownPeople guests={guests} onAccept={onPeople} />
        <section className={card.root}>
          <h2 className={card.heading}>{words.exports}</h2>
          <div className={layout.buttons}>
            <Button variant="secondary" onClick={() => onDownload('guest')}>
              {words.csv}
            </Button>
            {namedGuests && (
              <Button variant="secondary" onClick={() => onDownload('person')}>
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
