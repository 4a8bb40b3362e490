import { possiblePeople } from '@invitation/domain/guest-list/arrivals';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { notes } from '@invitation/domain/words/hosts/notes';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import type { ComponentProps, ReactNode } from 'react';
import { useShownSite } from '../../context/hosts-site';
import { AnswerMarks } from '../../controls/answers/answer-mark';
import * as card from '../../controls/card.css';
import { GuestName } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { useDraft, useHasGuestDraft } from '../../edit/drafts';
import { SaveBar } from '../../edit/save-bar';
import { ReplyForm } from '../../fields/reply-form/reply-form';
import { ShareLink } from '../../links/share-link';
import { type Guest, hasReplied } from '../../model/people/guests';
import { listOf } from '../../model/text/list-of';
import { CreateLink } from './create-link';
import * as styles from './guest.css';
import { InvitationForm } from './invitation-form';

export function GuestView({
  guest,
  isGone = false,
  link,
  onRemind,
  notesForm,
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
  readonly notesForm: ReactNode;
  readonly onSaveReply: ComponentProps<typeof ReplyForm>['onSave'];
  readonly onDeleteReply: () => void;
  readonly onSaveInvitation: ComponentProps<typeof InvitationForm>['onSave'];
  readonly onWithdraw: () => void;
} & Pick<ComponentProps<typeof CreateLink>, 'onInvite'> &
  ComponentProps<typeof ShareLink>) {
  const { events, formatTime } = useShownSite();
  const { key } = guest;
  const shown = isGone ? { ...guest, reply: null, invitation: null } : guest;
  const { reply, invitation } = shown;
  const hasTypedInvitation = useDraft(`invitations/${key}`) !== undefined;
  const arrived = events.flatMap(({ day, weekday }) => {
    const people = possiblePeople(guest.arrivals, day);
    return Math.max(...people) > 0 ? [`${weekday} (${common.anyOf(people)})`] : [];
  });
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
      <SaveBar isTyped={useHasGuestDraft(key)}>
        <div className={card.columns}>
          <section className={card.root}>
            <h2 className={card.heading}>{words.reply}</h2>
            <ReplyForm
              key={`${key} ${invitation?.members} ${invitation?.people}`}
              guest={shown}
              onSave={onSaveReply}
            />
            {reply && (
              <Button variant="destructive" onClick={onDeleteReply}>
                {words.deleteReply}
              </Button>
            )}
          </section>
          <section className={card.root}>
            <h2 className={card.heading}>{words.personalInvitation}</h2>
            {invitation && <ShareLink link={link} onRemind={onRemind} />}
            {(invitation || hasTypedInvitation) && (
              <InvitationForm key={key} guest={shown} onSave={onSaveInvitation} />
            )}
            {invitation && (
              <Button variant="destructive" onClick={onWithdraw}>
                {words.withdraw}
              </Button>
            )}
            {!invitation && !isGone && hasReplied(guest) && (
              <CreateLink guest={guest} onInvite={onInvite} />
            )}
          </section>
          <section className={card.root}>
            <h2 className={card.heading}>{notes.title}</h2>
            <p className={layout.subtle}>{notes.onlyHosts}</p>
            {notesForm}
          </section>
        </div>
      </SaveBar>
    </>
  );
}
