import { common } from '@invitation/domain/words/hosts/common';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Button, buttonClass } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import { ADDRESSES } from '../../context/addresses';
import { strong } from '../../context/in-sentence';
import { FirstSteps } from '../../controls/first-steps';
import { nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { GuestLink } from '../../controls/list/guest-link';
import { copy } from '../../links/share';
import type { Guest } from '../../model/people/guests';
import * as styles from './overview.css';

/** Longer lists would hide the rest of the page. */
const SHOWN = 6;

/** A reminder for all who are invited to the same days. */
export interface Reminder {
  /** E.g. `Only Thursday`. `null` if there is only one reminder. */
  readonly days: string | null;
  readonly onShare: () => void;
}

export function Unanswered({
  isAnyoneInvited,
  guests,
  people,
  reminders,
}: {
  readonly isAnyoneInvited: boolean;
  readonly guests: readonly Guest[];
  /** How many people were invited with these guests. */
  readonly people: number;
  readonly reminders: readonly Reminder[];
}) {
  if (!isAnyoneInvited) return <FirstSteps />;
  if (guests.length === 0) return <p className={layout.subtle}>{words.allAnswered}</p>;
  return (
    <>
      <p>
        <Sentence>{words.peopleInvited(strong, people, guests.length)}</Sentence>
      </p>
      <div className={layout.buttons}>
        {reminders.length > 0 && (
          <a href={ADDRESSES.reminders} className={buttonClass()}>
            {words.remindOneByOne}
          </a>
        )}
        <Button
          variant="secondary"
          onClick={() => copy(guests.map(nameOf).join('\n'), words.namesCopied)}
        >
          {words.copyNames}
        </Button>
        {reminders.map(({ days, onShare }) => (
          <Button key={days} variant="secondary" onClick={onShare}>
            {days ? `${common.shareReminder} (${days})` : common.shareReminder}
          </Button>
        ))}
      </div>
      {reminders.length > 0 && <p className={layout.subtle}>{words.groupText}</p>}
      <ul className={styles.names}>
        {guests.slice(0, SHOWN).map((guest) => (
          <li key={guest.key}>
            <GuestLink guest={guest} />
          </li>
        ))}
      </ul>
      {guests.length > SHOWN && (
        <p>
          <a href={`${ADDRESSES.guests}?answer=unanswered`} className={styles.link}>
            {common.seeAll(guests.length)}
          </a>
        </p>
      )}
    </>
  );
}
