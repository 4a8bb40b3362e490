import type { CelebrationEvent } from '@invitation/domain/event';
import { Button } from '@invitation/ui/button';
import type { Duplicate } from '../../model/duplicates';
import { type Guest, hasReplied, type RepliedGuest } from '../../model/guests';
import { guestAddress } from '../addresses';
import { AnswerMarks } from '../answers/answer-mark';
import { count, type TimeFormat } from '../format';
import { GuestName, nameOf } from '../guests/guest-row';
import * as styles from './overview.css';

/** Longer lists would hide the rest of the page. */
const SHOWN = 20;

/** Entries of the guest list that may be the same guest, with a merge. */
export function Duplicates({
  duplicates,
  events,
  format,
  onMerge,
}: {
  readonly duplicates: readonly Duplicate[];
  readonly events: readonly CelebrationEvent[];
  readonly format: TimeFormat;
  readonly onMerge: (kept: RepliedGuest, others: readonly Guest[]) => void;
}) {
  if (duplicates.length === 0) return <p className={styles.subtle}>None.</p>;
  return (
    <ul className={styles.rows}>
      {duplicates.slice(0, SHOWN).map(({ reason, guests }) => {
        const merge = guests.filter(hasReplied).length > 1 ? KEEP : USE;
        return (
          <li key={guests.map(({ key }) => key).join()} className={styles.row}>
            <p className={styles.subtle}>Maybe one guest: {reason}.</p>
            {guests.map((guest) => (
              <div key={guest.key} className={styles.candidate}>
                <span>
                  <a href={guestAddress(guest.key)} className={styles.link}>
                    <GuestName guest={guest} />
                  </a>{' '}
                  <span className={styles.subtle}>{detailsOf(guest, format)}</span>
                </span>
                <AnswerMarks guest={guest} events={events} />
                {hasReplied(guest) && (
                  <Button
                    variant="secondary"
                    aria-label={`${merge}: ${nameOf(guest)}`}
                    onClick={() =>
                      onMerge(
                        guest,
                        guests.filter((each) => each !== guest),
                      )
                    }
                  >
                    {merge}
                  </Button>
                )}
              </div>
            ))}
          </li>
        );
      })}
      {duplicates.length > SHOWN && (
        <li className={styles.subtle}>and {duplicates.length - SHOWN} more</li>
      )}
    </ul>
  );
}

/** The merge of several replies. */
const KEEP = 'Keep these answers';
/** The merge of one reply with an open invitation. */
const USE = 'Use for the invitation';

function detailsOf({ reply, invitation }: Guest, format: TimeFormat): string {
  if (!reply) return `open invitation for ${count(invitation.people, 'person', 'people')}`;
  const details = [
    reply.lastRsvp && format.short(reply.lastRsvp),
    invitation && 'has an invitation',
  ];
  return details.filter(Boolean).join(' · ');
}
