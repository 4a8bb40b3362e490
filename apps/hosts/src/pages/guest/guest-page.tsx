import { NO_ARRIVALS, possiblePeople } from '@invitation/domain/guest-list/arrivals';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { notes as noteWords } from '@invitation/domain/words/hosts/notes';
import { Alert } from '@invitation/ui/basics/alert';
import { Button, buttonClass } from '@invitation/ui/basics/button';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ADDRESSES } from '../../context/addresses';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { useLeave } from '../../context/use-leave';
import { WithNotes } from '../../context/with-watched';
import { AnswerMarks } from '../../controls/answers/answer-mark';
import * as card from '../../controls/card.css';
import { GuestName, nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { useSitePhase } from '../../controls/phase-note';
import { sendWithNotes } from '../../edit/attempt';
import { useDraft, useHasGuestDraft } from '../../edit/drafts';
import { SaveBar } from '../../edit/save-bar';
import { ReplyForm } from '../../fields/reply-form/reply-form';
import { ContactLinks } from '../../links/contact-links';
import { linkOf } from '../../links/link-of';
import { reminderText, share } from '../../links/share';
import { ShareLink } from '../../links/share-link';
import { replyDeletionOf, withdrawalOf } from '../../model/changes/deletions';
import { type Guest, hasReplied, isUnanswered } from '../../model/people/guests';
import type { Change } from '../../model/store/change';
import type { NotesByKey } from '../../model/store/guest-notes';
import { listOf } from '../../model/text/list-of';
import { CreateLink } from './create-link';
import * as styles from './guest.css';
import { InvitationForm } from './invitation-form';
import { NotesForm } from './notes-form';

export function GuestPage() {
  const { key } = useParams({ from: '/guests/$key' });
  return <PageOf key={key} guestKey={key} />;
}

/** A guest who, after a reload, is only known from a host's draft. */
const deleted = (key: string): Guest => ({
  key,
  name: '',
  arrivals: NO_ARRIVALS,
  reply: { key },
  invitation: null,
});

export function PageOf({ guestKey: key }: { readonly guestKey: string }) {
  const current = useGuestList().byKey.get(key);
  const [known, setKnown] = useState(current);
  if (current && current !== known) setKnown(current);
  const hasTyped = useHasGuestDraft(key);
  const guest = current ?? (hasTyped ? (known ?? deleted(key)) : undefined);
  if (guest) return <GuestView guest={guest} isGone={!current} />;
  return (
    <>
      <PageHeading title={words.notOnTheList} />
      <p>{words.deletedOrWithdrawn}</p>
      <p>
        <a href={ADDRESSES.guests} className={buttonClass()}>
          {words.allGuests}
        </a>
      </p>
    </>
  );
}

function GuestView({
  guest,
  isGone,
}: {
  /** The guest as last known. */
  readonly guest: Guest;
  /** Whether somebody else has deleted this guest while this host was typing. */
  readonly isGone: boolean;
}) {
  const { site, backend } = useHosts();
  const { events, formatTime } = site;
  const { key } = guest;
  const leave = useLeave();
  const phase = useSitePhase();
  const shown = isGone ? { ...guest, reply: null, invitation: null } : guest;
  const { reply, invitation } = shown;
  const isTyped = useHasGuestDraft(key);
  const hasTypedInvitation = useDraft(`invitations/${key}`) !== undefined;
  const arrived = events.flatMap(({ day, weekday }) => {
    const people = possiblePeople(guest.arrivals, day);
    return Math.max(...people) > 0 ? [`${weekday} (${common.anyOf(people)})`] : [];
  });
  const remove = async (
    deletionOf: (guest: Guest, notes: NotesByKey) => readonly Change[],
    done: string,
  ) => {
    const isDone = await sendWithNotes(backend, [guest], (notes) => deletionOf(guest, notes), done);
    // Without another document, the guest has no page.
    if (isDone && !(reply && invitation)) leave({ to: '/guests' });
  };
  const linkIn = (language = invitation?.language) =>
    invitation ? linkOf(site, { ...invitation, language }) : '';
  const remind = () =>
    share(
      reminderText(site.guestTexts, [invitation?.language], linkIn, guest.name),
      common.reminderCopied,
    );
  return (
    <>
      <PageHeading title={words.unnamed}>
        <GuestName guest={guest} />
      </PageHeading>
      {isGone && <Alert>{words.isGone}</Alert>}
      <div className={styles.summary}>
        <AnswerMarks guest={guest} />
        <span>
          {[
            reply
              ? reply.lastRsvp
                ? words.savedAt(formatTime(reply.lastRsvp))
                : words.saved
              : words.hasNotAnswered,
            !reply && invitation && common.peopleCount(invitation.people),
            arrived.length > 0 && words.arrived(listOf(arrived)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <SaveBar isTyped={isTyped}>
        <div className={card.columns}>
          <section className={card.root}>
            <h2 className={card.heading}>{words.reply}</h2>
            <ReplyForm key={`${key} ${invitation?.members} ${invitation?.people}`} guest={shown} />
            {reply && (
              <Button
                variant="destructive"
                onClick={() => void remove(replyDeletionOf, words.replyDeleted)}
              >
                {words.deleteReply}
              </Button>
            )}
          </section>
          <section className={card.root}>
            <h2 className={card.heading}>{words.personalInvitation}</h2>
            {invitation && (
              <ShareLink
                link={linkIn()}
                onRemind={phase === 'open' && isUnanswered(events, guest) ? remind : null}
              />
            )}
            {(invitation || hasTypedInvitation) && <InvitationForm key={key} guest={shown} />}
            {invitation && (
              <Button
                variant="destructive"
                onClick={() => void remove(withdrawalOf, words.withdrawn)}
              >
                {words.withdraw}
              </Button>
            )}
            {!invitation && !isGone && hasReplied(guest) && <CreateLink guest={guest} />}
          </section>
          <section className={card.root}>
            <h2 className={card.heading}>{noteWords.title}</h2>
            <p className={layout.subtle}>{noteWords.onlyHosts}</p>
            <WithNotes>
              {(notes) => (
                <>
                  <ContactLinks name={nameOf(guest)} notes={notes.get(key) ?? {}} />
                  <NotesForm key={key} guest={guest} notes={notes.get(key) ?? null} />
                </>
              )}
            </WithNotes>
          </section>
        </div>
      </SaveBar>
    </>
  );
}
