import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import { useHosts } from '../../context/hosts-site';
import { useLeave } from '../../context/use-leave';
import * as layout from '../../controls/layout.css';
import { attempt } from '../../edit/attempt';
import { assertNothingTyped } from '../../edit/drafts';
import { daysToOffer, inviteReply } from '../../model/changes/invite-reply';
import type { RepliedGuest } from '../../model/people/guests';
import { planOf } from '../../model/store/change';
import { moveNotes } from '../../model/store/guest-notes';
import { readNotesAndTables, withoutTables } from '../../model/store/guest-tables';

/** Gives a personal link to a guest who replied without one. A button for each site that it may lead to. */
export function CreateLink({ guest }: { readonly guest: RepliedGuest }) {
  const { site, backend } = useHosts();
  const {
    events,
    invitedTo: { names, offered },
  } = site;
  const leave = useLeave();
  // After a lost answer of the server, the next attempt writes the same.
  const [newId] = useState(newInvitationId);
  const [isCreating, setCreating] = useState(false);
  const create = async (days: Invitation['days']) => {
    setCreating(true);
    await attempt(async () => {
      assertNothingTyped([guest]);
      const [notes, tables] = await readNotesAndTables(backend, [guest.key]);
      const changes = [
        ...inviteReply(events, guest, newId, days),
        ...moveNotes(newId, [guest], notes),
        ...withoutTables([guest.key], tables),
      ];
      await backend.write(planOf(changes));
      leave({ to: '/guests/$key', params: { key: newId } });
    });
    setCreating(false);
  };
  const choices = daysToOffer(events, guest, offered);
  const isQuestion = choices.length > 1;
  return (
    <>
      <p>{words.noPersonalLink}</p>
      {isQuestion && <b>{words.createLink}</b>}
      <div className={layout.buttons}>
        {choices.map((days) => (
          <Button
            key={days}
            variant="secondary"
            disabled={isCreating}
            aria-label={isQuestion ? `${words.createLink}: ${names[days]}` : undefined}
            onClick={() => void create(days)}
          >
            {isQuestion ? names[days] : words.createLink}
          </Button>
        ))}
      </div>
    </>
  );
}
