import { PARTY_LIMIT } from '@invitation/domain/record/rsvp-fields';
import { common } from '@invitation/domain/words/hosts/common';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import { Sentence } from '@invitation/ui/basics/sentence';
import { useState } from 'react';
import { type OpenSite, useGuestList, useHosts } from '../../context/hosts-site';
import { AnswerMarks } from '../../controls/answers/answer-mark';
import { nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { GuestLink } from '../../controls/list/guest-link';
import { sendWithNotes, sendWithUndo } from '../../edit/attempt';
import { describeReplyField } from '../../fields/reply-labels';
import {
  type LostAnswer,
  lostAnswers,
  type MergeFault,
  mergedInto,
  mergeFault,
  mergeReplies,
  stoppedLinks,
} from '../../model/changes/merge-replies';
import { type Guest, hasReplied } from '../../model/people/guests';
import { canBeDistinct, distinction } from '../../model/search/distinct';
import type { Duplicate } from '../../model/search/duplicates';
import { moveNotes } from '../../model/store/guest-notes';
import * as styles from './overview.css';

/** Longer lists would hide the rest of the page. */
const SHOWN = 20;

export function Duplicates({ duplicates }: { readonly duplicates: readonly Duplicate[] }) {
  if (duplicates.length === 0) return <p className={layout.subtle}>{common.none}</p>;
  return (
    <ul className={layout.list}>
      {duplicates.slice(0, SHOWN).map((duplicate) => (
        <li key={duplicate.guests.map(({ key }) => key).join()} className={styles.row}>
          <Suggestion duplicate={duplicate} />
        </li>
      ))}
      {duplicates.length > SHOWN && (
        <li className={layout.subtle}>{common.more(duplicates.length - SHOWN)}</li>
      )}
    </ul>
  );
}

function Suggestion({ duplicate: { reason, guests } }: { readonly duplicate: Duplicate }) {
  const { site, backend } = useHosts();
  const { distinct } = useGuestList();
  const [kept, setKept] = useState<Guest | null>(null);
  const replies = guests.filter(hasReplied).length;
  const invitations = guests.filter(({ invitation }) => invitation).length;
  const single = invitations > 1 ? words.keepInvitation : words.use;
  const label = replies > 1 ? words.keep : single;
  const othersOf = (guest: Guest) => guests.filter((each) => each !== guest);
  /** The answers of this guest count. */
  const merge = (guest: Guest) => {
    const { key } = mergedInto(guest, othersOf(guest));
    return sendWithNotes(
      backend,
      guests,
      (notes) => [...mergedBy(guest), ...moveNotes(key, [guest, ...othersOf(guest)], notes)],
      words.merged,
    );
  };
  const mergedBy = (guest: Guest) => mergeReplies(site.events, guest, othersOf(guest));
  const lostBy = (guest: Guest) =>
    lostAnswers(site.events, [guest, ...othersOf(guest)], mergedBy(guest));
  const stoppedBy = (guest: Guest) => stoppedLinks(guest, othersOf(guest));
  const faultOf = (guest: Guest) => mergeFault(site.events, mergedBy(guest));
  const isAsked = (guest: Guest) =>
    lostBy(guest).length > 0 || stoppedBy(guest).length > 0 || faultOf(guest) !== null;
  const fault = kept && faultOf(kept);
  return (
    <>
      <p className={layout.subtle}>{words.possibly(reason)}</p>
      {guests.map((guest) => (
        <div key={guest.key} className={styles.candidate}>
          <span className={styles.who}>
            <GuestLink guest={guest} />{' '}
            <span className={layout.subtle}>{detailsOf(guest, site)}</span>
          </span>
          <AnswerMarks guest={guest} />
          {(hasReplied(guest) || replies === 0) && (
            <Button
              variant="secondary"
              aria-label={`${label}: ${nameOf(guest)}`}
              onClick={() => (isAsked(guest) ? setKept(guest) : merge(guest))}
            >
              {label}
            </Button>
          )}
        </div>
      ))}
      {kept && guests.includes(kept) && (
        <Alert
          action={
            <div className={layout.buttons}>
              {!fault && <Button onClick={() => merge(kept)}>{words.merge}</Button>}
              <Button variant="secondary" onClick={() => setKept(null)}>
                {common.cancel}
              </Button>
            </div>
          }
        >
          {fault ? (
            faultText(fault, site)
          ) : (
            <>
              <Loss label={words.lost} texts={lostBy(kept).map((lost) => lostText(lost, site))} />{' '}
              <Loss
                label={words.linksStop(stoppedBy(kept).length)}
                texts={stoppedBy(kept).map((guest) => linkText(guest, site))}
              />
            </>
          )}
        </Alert>
      )}
      {canBeDistinct(guests) && (
        <div>
          <Button
            variant="secondary"
            aria-label={`${words.distinct(guests.length)}: ${guests.map(nameOf).join(', ')}`}
            onClick={() => sendWithUndo(backend, distinction(guests, distinct), words.putAway)}
          >
            {words.distinct(guests.length)}
          </Button>
        </div>
      )}
    </>
  );
}

const Loss = ({ label, texts }: { readonly label: string; readonly texts: readonly string[] }) =>
  texts.length > 0 && (
    <span>
      <Sentence>
        {label} <IsolatedList texts={texts} separator="; " />.
      </Sentence>
    </span>
  );

/** E.g. `Ada (Whole weekend, 2 people)`. */
function linkText(guest: Guest, { invitedTo }: OpenSite): string {
  const { invitation } = guest;
  const details = invitation
    ? [invitedTo.names[invitation.days], common.peopleCount(invitation.people)]
    : [];
  return `${nameOf(guest)} (${details.join(', ')})`;
}

function faultText(fault: MergeFault, { events }: OpenSite): string {
  if ('names' in fault) return words.tooManyNames(fault.names, PARTY_LIMIT);
  return words.namesMissing(events.find(({ day }) => day === fault.day)?.weekday ?? fault.day);
}

/** E.g. `Friday: coming (Ada)`. */
function lostText({ guest, name, value }: LostAnswer, site: OpenSite): string {
  const [label, quoted] = describeReplyField(name, value, site);
  const shown = value === 'yes' || value === 'no' ? common.answers[value] : quoted;
  return `${label}: ${shown} (${nameOf(guest)})`;
}

function detailsOf({ reply, invitation }: Guest, { formatTime }: OpenSite): string {
  if (!reply) return words.openInvitation(invitation.people);
  const details = [reply.lastRsvp && formatTime(reply.lastRsvp), invitation && words.hasInvitation];
  return details.filter(Boolean).join(' · ');
}
