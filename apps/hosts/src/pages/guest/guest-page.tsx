import { peopleField } from '@invitation/domain/rsvp-fields';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { buttonClass } from '@invitation/ui/button';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { replace, undo } from '../../model/changes';
import { documentsOf } from '../../model/documents';
import { hasReplied, isUnanswered } from '../../model/guests';
import { inviteReply } from '../../model/invite-reply';
import { ADDRESSES } from '../addresses';
import { linkOf } from '../cards/cards';
import { change, changeWithUndo } from '../change';
import { useGuestList, useHosts } from '../hosts-site';
import { PageHeading } from '../page-heading/page-heading';
import { reminderText, share } from '../share';
import { useLeave } from '../use-leave';
import { forgetDraft, useHasDraft } from './drafts';
import { GuestView } from './guest-view';

export function GuestPage() {
  const { key } = useParams({ from: '/guests/$key' });
  return <PageOf key={key} guestKey={key} />;
}

function PageOf({ guestKey: key }: { readonly guestKey: string }) {
  const { site, backend } = useHosts();
  const current = useGuestList().byKey.get(key);
  const [known, setKnown] = useState(current);
  if (current && current !== known) setKnown(current);
  const hasTyped = [useHasDraft(`rsvps/${key}`), useHasDraft(`invitations/${key}`)].includes(true);
  const leave = useLeave();
  const guest = current ?? (hasTyped ? known : undefined);
  if (!guest) {
    return (
      <>
        <PageHeading>{words.notOnTheList}</PageHeading>
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
  const remove = async (collection: 'rsvps' | 'invitations', done: string) => {
    const path = `${collection}/${key}` as const;
    const deletion = [{ path, from: documentsOf([guest]).get(path) ?? null, to: null }];
    const isDone = await changeWithUndo({
      change: () => backend.write(replace(deletion)),
      done,
      undo: () => backend.write(undo(deletion)),
    });
    if (!isDone) return;
    forgetDraft(path);
    // Without another document, the guest has no page.
    if (!reply || !invitation) leave({ to: '/guests' });
  };
  const linkIn = (language = invitation?.language) =>
    invitation ? linkOf(site, { ...invitation, language }) : '';
  const reminder = () => reminderText(site.guestTexts, [invitation?.language], linkIn, guest.name);
  return (
    <GuestView
      guest={guest}
      isGone={!current}
      link={linkIn()}
      canShare={'share' in navigator}
      onRemind={
        isUnanswered(site.events, guest) ? () => share(reminder(), common.reminderCopied) : null
      }
      onSaveReply={(save) => {
        const defaults = invitation ? { id: key } : {};
        return backend.write({ [`rsvps/${key}`]: { ...save, defaults } });
      }}
      onDeleteReply={() => void remove('rsvps', words.replyDeleted)}
      onInvite={() =>
        change(async () => {
          if (!hasReplied(guest)) return;
          const invited = inviteReply(site.events, guest);
          await backend.write(replace(invited.replacements));
          if (invited.key !== key) leave({ to: '/guests/$key', params: { key: invited.key } });
        })
      }
      onSaveInvitation={(save, declined) => {
        const no = Object.fromEntries(
          declined.flatMap((day) => [
            [day, 'no'],
            [peopleField(day), null],
          ]),
        );
        return backend.write({
          [`invitations/${key}`]: save,
          ...(reply && declined.length > 0 && { [`rsvps/${key}`]: { answers: no, seen: [reply] } }),
        });
      }}
      onWithdraw={() => void remove('invitations', words.withdrawn)}
    />
  );
}
