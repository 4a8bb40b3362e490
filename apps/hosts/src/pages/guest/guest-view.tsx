import type { CelebrationEvent } from '@invitation/domain/event';
import { Button } from '@invitation/ui/button';
import type { ComponentProps } from 'react';
import type { Guest } from '../../model/guests';
import { AnswerMarks } from '../answers/answer-mark';
import * as card from '../card.css';
import { count, type TimeFormat } from '../format';
import { GuestName } from '../guests/guest-row';
import { PageHeading } from '../page-heading/page-heading';
import * as styles from './guest.css';
import { InvitationForm } from './invitation-form';
import { PersonalLink } from './personal-link';
import { ReplyForm } from './reply-form';

/** Everything about one guest (B15). */
export function GuestView({
  guest,
  events,
  format,
  link,
  canShare,
  onSaveReply,
  onDeleteReply,
  onInvite,
  onSaveInvitation,
  onWithdraw,
}: {
  readonly guest: Guest;
  readonly events: readonly CelebrationEvent[];
  readonly format: TimeFormat;
  readonly onSaveReply: ComponentProps<typeof ReplyForm>['onSave'];
  readonly onDeleteReply: () => void;
  /** Gives a personal link to a guest who replied without one. */
  readonly onInvite: () => void;
  readonly onSaveInvitation: ComponentProps<typeof InvitationForm>['onSave'];
  readonly onWithdraw: () => void;
} & ComponentProps<typeof PersonalLink>) {
  const { reply, invitation } = guest;
  const arrived = events.filter(({ day }) => invitation?.arrived?.includes(day));
  return (
    <>
      <PageHeading>
        <GuestName guest={guest} />
      </PageHeading>
      <div className={styles.summary}>
        <AnswerMarks guest={guest} events={events} />
        <span>
          {reply
            ? reply.lastRsvp
              ? `Saved ${format.short(reply.lastRsvp)}`
              : 'Saved'
            : 'Has not answered'}
          {invitation && ` · ${count(invitation.people, 'person', 'people')}`}
          {arrived.length > 0 && ` · arrived on ${arrived.map((each) => each.weekday).join(', ')}`}
        </span>
      </div>
      <div className={card.columns}>
        <section className={card.root}>
          <h2 className={card.heading}>Reply</h2>
          <ReplyForm
            key={guest.key}
            reply={reply}
            name={guest.name}
            days={invitation?.days}
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
          {invitation ? (
            <>
              <PersonalLink link={link} canShare={canShare} />
              <InvitationForm
                key={guest.key}
                invitation={invitation}
                days={events}
                onSave={onSaveInvitation}
              />
              <Button variant="secondary" onClick={onWithdraw}>
                Withdraw the invitation
              </Button>
            </>
          ) : (
            <>
              <p>
                This guest replied with the shared password. A personal link opens the same reply.
              </p>
              <Button variant="secondary" onClick={onInvite}>
                Give a personal link
              </Button>
            </>
          )}
        </section>
      </div>
    </>
  );
}
