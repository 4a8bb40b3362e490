import type { CelebrationEvent } from '@invitation/domain/event';
import { answerField, type Question } from '@invitation/domain/questions';
import { type FieldName, fieldNames } from '@invitation/domain/rsvp-fields';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { useState } from 'react';
import { canBeDistinct } from '../../model/distinct';
import { canMerge, type Duplicate } from '../../model/duplicates';
import { type Guest, hasReplied, type RepliedGuest } from '../../model/guests';
import { type LostAnswer, lostAnswers, mergeReplies } from '../../model/merge-replies';
import { guestAddress } from '../addresses';
import { AnswerMarks } from '../answers/answer-mark';
import { ANSWER_TEXTS } from '../answers/answers';
import { count, type TimeFormat } from '../format';
import { quotedField, replyLabel } from '../guest/reply-labels';
import { GuestName, nameOf } from '../guests/guest-row';
import { useQuestions } from '../hosts-site';
import * as styles from './overview.css';

/** Longer lists would hide the rest of the page. */
const SHOWN = 20;

interface DuplicateProps {
  readonly events: readonly CelebrationEvent[];
  readonly format: TimeFormat;
  /** Merges guests into one. The answers of the first one count. */
  readonly onMerge: (kept: RepliedGuest, others: readonly Guest[]) => void;
  /** Puts a suggestion away for all hosts. */
  readonly onDistinct: (guests: readonly Guest[]) => void;
}

/** Guests who may be the same one. */
export function Duplicates({
  duplicates,
  ...props
}: DuplicateProps & { readonly duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return <p className={styles.subtle}>None.</p>;
  return (
    <ul className={styles.rows}>
      {duplicates.slice(0, SHOWN).map((duplicate) => (
        <li key={duplicate.guests.map(({ key }) => key).join()} className={styles.row}>
          <Suggestion duplicate={duplicate} {...props} />
        </li>
      ))}
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

function Suggestion({
  duplicate: { reason, guests },
  events,
  format,
  onMerge,
  onDistinct,
}: DuplicateProps & { readonly duplicate: Duplicate }) {
  const [kept, setKept] = useState<RepliedGuest | null>(null);
  const isMergeable = canMerge(guests);
  const label = guests.filter(hasReplied).length > 1 ? KEEP : USE;
  const questions = useQuestions();
  const othersOf = (guest: Guest) => guests.filter((each) => each !== guest);
  const merge = (guest: RepliedGuest) => onMerge(guest, othersOf(guest));
  const lostBy = (guest: RepliedGuest) =>
    lostAnswers(guests, mergeReplies(events, guest, othersOf(guest)));
  return (
    <>
      <p className={styles.subtle}>Possibly the same guest: {reason}.</p>
      {guests.map((guest) => (
        <div key={guest.key} className={styles.candidate}>
          <span className={styles.who}>
            <a href={guestAddress(guest.key)} className={styles.link}>
              <GuestName guest={guest} />
            </a>{' '}
            <span className={styles.subtle}>{detailsOf(guest, format)}</span>
          </span>
          <AnswerMarks guest={guest} events={events} />
          {isMergeable && hasReplied(guest) && (
            <Button
              variant="secondary"
              aria-label={`${label}: ${nameOf(guest)}`}
              onClick={() => (lostBy(guest).length > 0 ? setKept(guest) : merge(guest))}
            >
              {label}
            </Button>
          )}
        </div>
      ))}
      {kept && guests.includes(kept) && (
        <Alert
          action={
            <div className={styles.buttons}>
              <Button onClick={() => merge(kept)}>Merge</Button>
              <Button variant="secondary" onClick={() => setKept(null)}>
                Cancel
              </Button>
            </div>
          }
        >
          These answers will be lost:{' '}
          {lostBy(kept).map((lost, index) => (
            <span key={`${lost.guest.key} ${lost.name}`}>
              {index > 0 && '; '}
              <bdi>{lostText(lost, events, questions)}</bdi>
            </span>
          ))}
          .
        </Alert>
      )}
      {!isMergeable && (
        <p className={styles.subtle}>
          {guests.length === 2 ? 'Both have' : 'They all have'} an invitation, so they are never
          merged. If it is one guest, open the invitation that is not needed and withdraw it.
        </p>
      )}
      {canBeDistinct(guests) && (
        <div>
          <Button
            variant="secondary"
            aria-label={`${distinctLabel(guests)}: ${guests.map(nameOf).join(', ')}`}
            onClick={() => onDistinct(guests)}
          >
            {distinctLabel(guests)}
          </Button>
        </div>
      )}
    </>
  );
}

const distinctLabel = ({ length }: readonly Guest[]) =>
  length === 2 ? 'They are two people' : 'They are different people';

/** E.g. `Friday: coming (Ada)`. */
function lostText(
  { guest, name, value }: LostAnswer,
  events: readonly CelebrationEvent[],
  questions: readonly Question[],
): string {
  const known: readonly string[] = [...fieldNames(events), ...questions.map(answerField)];
  const shown =
    value === 'yes' || value === 'no' ? ANSWER_TEXTS[value] : quotedField(questions, name, value);
  const label = known.includes(name) ? replyLabel(name as FieldName, events, questions) : name;
  return `${label}: ${shown} (${nameOf(guest)})`;
}

function detailsOf({ reply, invitation }: Guest, format: TimeFormat): string {
  if (!reply) return `open invitation for ${count(invitation.people, 'person', 'people')}`;
  const details = [
    reply.lastRsvp && format.short(reply.lastRsvp),
    invitation && 'has an invitation',
  ];
  return details.filter(Boolean).join(' · ');
}
