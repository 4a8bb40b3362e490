import type { RecordDay } from '@invitation/domain/event';
import type { Answer } from '@invitation/domain/rsvp-fields';
import type { PersonalInvitation } from './invitations';
import type { Reply } from './replies';

interface Identity {
  /** The key of the reply, and the id of the invitation. */
  readonly key: string;
  /** As in the reply, otherwise as on the invitation. Empty if the reply has none. */
  readonly name: string;
}

/** A reply, an invitation, or both. */
export type Guest = Identity &
  (
    | { readonly reply: Reply; readonly invitation: PersonalInvitation | null }
    | { readonly reply: null; readonly invitation: PersonalInvitation }
  );

/** A guest who has replied. */
export type RepliedGuest = Extract<Guest, { readonly reply: Reply }>;

export const hasReplied = (guest: Guest): guest is RepliedGuest => guest.reply !== null;

/** The answer of a guest to one day. */
export type DayAnswer = Answer | 'unanswered' | 'notInvited';

/** Joins replies with the invitations of the same key: first all replies, then the invitations without one. */
export function joinGuests(
  replies: readonly Reply[],
  invitations: readonly PersonalInvitation[],
): Guest[] {
  const open = new Map(invitations.map((invitation) => [invitation.id, invitation]));
  const replied = replies.map((reply): Guest => {
    const invitation = open.get(reply.key) ?? null;
    open.delete(reply.key);
    return { key: reply.key, name: reply.name ?? invitation?.name ?? '', reply, invitation };
  });
  const unanswered = [...open.values()].map(
    (invitation): Guest => ({
      key: invitation.id,
      name: invitation.name,
      reply: null,
      invitation,
    }),
  );
  return [...replied, ...unanswered];
}

/** The answer of a guest to one day. The `no` of a Saturday guest to a day of the weekend's guests is `notInvited`. */
export function answerOf(
  { reply, invitation }: Pick<Guest, 'reply' | 'invitation'>,
  { day, guests }: RecordDay,
): DayAnswer {
  const answer = reply?.[day];
  if (answer === 'yes') return answer;
  if (invitation?.days === 'saturday' && guests === 'weekend') return 'notInvited';
  return answer ?? 'unanswered';
}

/** How many people a guest is: as many as the invitation is for, otherwise one. */
export const peopleOf = ({ invitation }: Guest): number => invitation?.people ?? 1;
