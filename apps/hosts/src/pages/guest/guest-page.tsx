import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import { NO_ARRIVALS } from '@invitation/domain/guest-list/arrivals';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { buttonClass } from '@invitation/ui/basics/button';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ADDRESSES } from '../../context/addresses';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { useLeave } from '../../context/use-leave';
import { WithNotes } from '../../context/with-watched';
import { nameOf } from '../../controls/guest-name';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { useSitePhase } from '../../controls/phase-note';
import { attempt, sendWithNotes } from '../../edit/attempt';
import { assertNothingTyped, useHasGuestDraft } from '../../edit/drafts';
import { writeOwn } from '../../edit/write-own';
import { ContactLinks } from '../../links/contact-links';
import { linkOf } from '../../links/link-of';
import { reminderText, share } from '../../links/share';
import { replyDeletionOf, withdrawalOf } from '../../model/changes/deletions';
import { invitationOfGuest, renamesIn } from '../../model/changes/invitation-of-guest';
import { inviteReply } from '../../model/changes/invite-reply';
import { notesOfGuest } from '../../model/changes/notes-of-guest';
import { replyOfGuest } from '../../model/changes/reply-of-guest';
import { type Guest, hasReplied, isUnanswered, peopleNames } from '../../model/people/guests';
import { type Change, type Plan, planOf } from '../../model/store/change';
import type { DocumentPath } from '../../model/store/documents';
import { moveNotes, type NotesByKey } from '../../model/store/guest-notes';
import { readNotesAndTables, withoutTables } from '../../model/store/guest-tables';
import { GuestView } from './guest-view';
import { NotesForm } from './notes-form';

export function GuestPage() {
  const { key } = useParams({ from: '/guests/$key' });
  return <PageOf key={key} guestKey={key} />;
}

/** Somebody who, after a reload, is known only from what a host has typed. */
const deleted = (key: string): Guest => ({
  key,
  name: '',
  arrivals: NO_ARRIVALS,
  reply: { key },
  invitation: null,
});

function PageOf({ guestKey: key }: { readonly guestKey: string }) {
  const { site, backend } = useHosts();
  const current = useGuestList().byKey.get(key);
  const [known, setKnown] = useState(current);
  // After a lost answer of the server, the next attempt writes the same.
  const [newId] = useState(newInvitationId);
  if (current && current !== known) setKnown(current);
  const hasTyped = useHasGuestDraft(key);
  const leave = useLeave();
  const phase = useSitePhase();
  const guest = current ?? (hasTyped ? (known ?? deleted(key)) : undefined);
  if (!guest) {
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
  const { reply, invitation } = guest;
  const remove = async (
    deletionOf: (guest: Guest, notes: NotesByKey) => readonly Change[],
    done: string,
  ) => {
    const isDone = await sendWithNotes(backend, [guest], (notes) => deletionOf(guest, notes), done);
    // Without another document, the guest has no page.
    if (isDone && (!reply || !invitation)) leave({ to: '/guests' });
  };
  const write = (own: DocumentPath, changes: Plan) => writeOwn(backend, own, changes);
  const linkIn = (language = invitation?.language) =>
    invitation ? linkOf(site, { ...invitation, language }) : '';
  const reminder = () => reminderText(site.guestTexts, [invitation?.language], linkIn, guest.name);
  return (
    <GuestView
      guest={guest}
      isGone={!current}
      link={linkIn()}
      onRemind={
        phase === 'open' && isUnanswered(site.events, guest)
          ? () => share(reminder(), common.reminderCopied)
          : null
      }
      onSaveReply={(save) =>
        write(`rsvps/${key}`, replyOfGuest({ key, invitation: current?.invitation ?? null }, save))
      }
      notesForm={
        <WithNotes>
          {(notes) => (
            <>
              <ContactLinks name={nameOf(guest)} notes={notes.get(key) ?? {}} />
              <NotesForm
                key={key}
                guestKey={key}
                people={peopleNames(guest)}
                notes={notes.get(key) ?? null}
                onSave={(save) => write(`guestNotes/${key}`, notesOfGuest(guest, save))}
              />
            </>
          )}
        </WithNotes>
      }
      onDeleteReply={() => void remove(replyDeletionOf, words.replyDeleted)}
      onInvite={(days) =>
        attempt(async () => {
          if (!hasReplied(guest)) return;
          assertNothingTyped([guest]);
          const [notes, tables] = await readNotesAndTables(backend, [key]);
          const changes = [
            ...inviteReply(site.events, guest, newId, days),
            ...moveNotes(newId, [guest], notes),
            ...withoutTables([key], tables),
          ];
          await backend.write(planOf(changes));
          leave({ to: '/guests/$key', params: { key: newId } });
        })
      }
      onSaveInvitation={async (save, answers) => {
        const isRenaming = renamesIn(guest, save).size > 0;
        const notes = isRenaming
          ? (await backend.readDocuments('guestNotes', [key])).get(key)
          : undefined;
        await write(
          `invitations/${key}`,
          invitationOfGuest(site.events, guest, save, answers, notes),
        );
      }}
      onWithdraw={() => void remove(withdrawalOf, words.withdrawn)}
    />
  );
}
