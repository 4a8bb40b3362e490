import { invitationLink } from '@invitation/domain/invitation-link';
import { buttonClass } from '@invitation/ui/button';
import { useNavigate, useParams } from '@tanstack/react-router';
import { replace, undo } from '../../model/changes';
import { invitationFor } from '../../model/invitation-for';
import { withdrawal } from '../../model/withdrawal';
import { ADDRESSES } from '../addresses';
import { change, changeWithUndo } from '../change';
import { timeFormat } from '../format';
import { useGuestList, useHosts } from '../hosts-site';
import { PageHeading } from '../page-heading/page-heading';
import { GuestView } from './guest-view';

export function GuestPage() {
  const { site, backend } = useHosts();
  const { key } = useParams({ from: '/guests/$key' });
  const guest = useGuestList().byKey.get(key);
  const navigate = useNavigate();
  if (!guest) {
    return (
      <>
        <PageHeading>This guest is not on the list</PageHeading>
        <p>The reply was deleted, or the invitation was withdrawn.</p>
        <p>
          <a href={ADDRESSES.guests} className={buttonClass()}>
            All guests
          </a>
        </p>
      </>
    );
  }
  const { reply, invitation } = guest;
  /** Without its only document, the guest has no page. */
  const leaveIfGone = (other: object | null) => {
    if (!other) void navigate({ to: '/guests', replace: true });
  };
  const deleteReply = async () => {
    if (!reply) return;
    const { key: _, ...from } = reply;
    const deletion = [{ path: `rsvps/${key}`, from, to: null }] as const;
    const isDone = await changeWithUndo({
      change: () => backend.write(replace(deletion)),
      done: 'The reply was deleted.',
      undo: () => backend.write(undo(deletion)),
    });
    if (isDone) leaveIfGone(invitation);
  };
  const withdraw = async () => {
    if (!invitation) return;
    const isDone = await changeWithUndo({
      ...withdrawal(backend, invitation),
      done: 'The invitation was withdrawn.',
    });
    if (isDone) leaveIfGone(reply);
  };
  const address = invitation ? site.addresses[invitation.days] : '';
  return (
    <GuestView
      guest={guest}
      events={site.events}
      format={timeFormat(site.events[0]?.timeZone)}
      link={address && invitationLink(address, key, site.password)}
      canShare={'share' in navigator}
      onSaveReply={(save) => {
        const defaults = invitation ? { id: key } : {};
        return backend.write({ [`rsvps/${key}`]: { ...save, defaults } });
      }}
      onDeleteReply={deleteReply}
      onInvite={() =>
        change(async () => {
          const { id, ...to } = invitationFor(guest);
          await backend.write(replace([{ path: `invitations/${id}`, from: null, to }]));
        })
      }
      onSaveInvitation={(save) => backend.write({ [`invitations/${key}`]: save })}
      onWithdraw={withdraw}
    />
  );
}
