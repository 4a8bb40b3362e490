import type { CelebrationEvent } from '@invitation/domain/event';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import type { ComponentProps } from 'react';
import type { Guest } from '../../model/guests';
import { AnswerMarks } from '../answers/answer-mark';
import * as card from '../card.css';
import { count, type TimeFormat } from '../format';
import { GuestName } from '../guests/guest-row';
import { PageHeading } from '../page-heading/page-heading';
import { useHasDraft } from './drafts';
import * as styles from './guest.css';
import { InvitationForm } from './invitation-form';
import { PersonalLink } from './personal-link';
import { ReplyForm } from './reply-form';

/** Everything about one guest (B15). */
export function GuestView({
  guest,
  isGone = false,
  events,
  format,
  link,
  canShare,
  onRemind,
  onSaveReply,
  onDeleteReply,
  onInvite,
  onSaveInvitation,
  onWithdraw,
}: {
  /** As last known. */
  readonly guest: Guest;
  /** Whether somebody else has deleted this guest while this host was typing. */
  readonly isGone?: boolean;
  readonly events: readonly CelebrationEvent[];
  readonly format: TimeFormat;
  readonly onSaveReply: ComponentProps<typeof ReplyForm>['onSave'];
  readonly onDeleteReply: () => void;
  /** Gives a personal link to a guest who replied without one. */
  readonly onInvite: () => void;
  readonly onSaveInvitation: ComponentProps<typeof InvitationForm>['onSave'];
  readonly onWithdraw: () => void;
} & ComponentProps<typeof PersonalLink>) {
  const { key } = guest;
  const reply = isGone ? null : guest.reply;
  const invitation = isGone ? null : guest.invitation;
  const hasTypedInvitation = useHasDraft(`invitations/${key}`);
  const arrived = events.filter(({ day }) => guest.arrivals[day]);
  return (
    <>
      <PageHeading>
        <GuestName guest={guest} />
      </PageHeading>
      {isGone && (
        <Alert>
          Someone else deleted this guest while you were typing. Save to bring the guest back with
          what you typed, or discard it.
        </Alert>
      )}
      <div className={styles.summary}>
        <AnswerMarks guest={guest} events={events} />
        <span>
          {reply
            ? reply.lastRsvp
              ? `Saved ${format.short(reply.lastRsvp)}`
              : 'Saved'
            : 'Has not answered'}
          {invitation && ` · ${count(invitation.people, 'person', 'people')}`}
          {arrived.length > 0 &&
            ` · arrived on ${arrived.map(({ day, weekday }) => `${weekday} (${guest.arrivals[day]})`).join(', ')}`}
        </span>
      </div>
      <div className={card.columns}>
        <section className={card.root}>
          <h2 className={card.heading}>Reply</h2>
          <ReplyForm
            key={key}
            guestKey={key}
            reply={reply}
            name={guest.name}
            invitation={invitation}
            events={events}
            onSave={onSaveReply}
          />
          {reply && (
            <Button variant="secondary" onClick={onDeleteReply}>
              Delete this reply
            </Button>
          )}
        </section>
        <section className={card.root}>
          <h2 className={card.heading}>Personal invitation</h2>
          {invitation && <PersonalLink link={link} canShare={canShare} onRemind={onRemind} />}
          {(invitation || hasTypedInvitation) && (
            <InvitationForm
              key={key}
              guest={{ key, reply, invitation }}
              events={events}
              onSave={onSaveInvitation}
            />
          )}
          {invitation && (
            <Button variant="secondary" onClick={onWithdraw}>
              Withdraw the invitation
            </Button>
          )}
          {!invitation && !isGone && (
            <>
              <p>
                This guest replied with the shared password. A personal link opens the same reply,
                on any device. From then on, only that link changes it.
              </p>
              <Button variant="secondary" onClick={onInvite}>
                Create a personal link
              </Button>
            </>
          )}
        </section>
      </div>
    </>
  );
}
