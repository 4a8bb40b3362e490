import { Button } from '@invitation/ui/button';
import type { Guest } from '../../model/guests';
import { ADDRESSES, guestAddress } from '../addresses';
import { count } from '../format';
import { GuestName } from '../guests/guest-row';
import * as styles from './overview.css';

/** Longer lists would hide the rest of the page. */
const SHOWN = 6;

/** A reminder for all who are invited to the same days. */
export interface Reminder {
  /** E.g. `Saturday only`. `null` if there is only one reminder. */
  readonly days: string | null;
  readonly onShare: () => void;
}

/** Who has not answered, and what to do about it. */
export function Unanswered({
  guests,
  people,
  reminders,
  onCopyNames,
}: {
  readonly guests: readonly Guest[];
  /** How many people the guests are. */
  readonly people: number;
  readonly reminders: readonly Reminder[];
  readonly onCopyNames: () => void;
}) {
  if (guests.length === 0) return <p className={styles.subtle}>Everyone invited has answered.</p>;
  return (
    <>
      <p>
        <strong>{count(people, 'person', 'people')}</strong> on {count(guests.length, 'invitation')}
      </p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onCopyNames}>
          Copy names
        </Button>
        {reminders.map(({ days, onShare }) => (
          <Button key={days} variant="secondary" onClick={onShare}>
            Share a reminder{days && ` (${days})`}
          </Button>
        ))}
      </div>
      <ul className={styles.names}>
        {guests.slice(0, SHOWN).map((guest) => (
          <li key={guest.key}>
            <a href={guestAddress(guest.key)} className={styles.link}>
              <GuestName guest={guest} />
            </a>
          </li>
        ))}
      </ul>
      {guests.length > SHOWN && (
        <p>
          <a href={`${ADDRESSES.guests}?answer=unanswered`} className={styles.link}>
            See all {guests.length}
          </a>
        </p>
      )}
    </>
  );
}
