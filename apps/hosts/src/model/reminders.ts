import type { GuestNotes, ReminderChannel } from '@invitation/domain/guest-notes';
import { isReachable, type NotesByKey } from './guest-notes';
import type { Guest } from './guests';
import { readPhone } from './phone';

/** Why hosts write to guests one by one. */
export type Purpose = 'remind' | 'thank';

/** Whoever was reminded less than this ago is asked about first. */
const PAUSE_MS = 24 * 60 * 60 * 1000;

/** How and when a message was last opened, in the fields of notes. */
export const openedFields = (purpose: Purpose, by?: ReminderChannel, at?: Date): GuestNotes =>
  purpose === 'remind' ? { remindedBy: by, remindedAt: at } : { thankedBy: by, thankedAt: at };

/** What `openedFields` has written. Without `by`, a host said that the guest was thanked. */
export const openedIn = (purpose: Purpose, notes: GuestNotes = {}) =>
  purpose === 'remind'
    ? { by: notes.remindedBy, at: notes.remindedAt }
    : { by: notes.thankedBy, at: notes.thankedAt };

/** Whether to ask before the guest gets another message: a reminder within a day, or any thanks again. */
export function isPaused(purpose: Purpose, notes: GuestNotes | undefined, now: Date): boolean {
  const { at } = openedIn(purpose, notes);
  return at !== undefined && (purpose === 'thank' || now.getTime() - at.getTime() < PAUSE_MS);
}

/** The guests, first those whom a phone number or an email address reaches. */
export const reminderOrder = (guests: readonly Guest[], notes: NotesByKey): readonly Guest[] => {
  const rank = ({ key }: Guest) => (isReachable(notes.get(key)) ? 0 : 1);
  return [...guests].sort((one, other) => rank(one) - rank(other));
};

/** The next guest who is not paused, after `key` and then from the start. */
export function nextToRemind(
  purpose: Purpose,
  order: readonly Guest[],
  notes: NotesByKey,
  now: Date,
  key?: string,
): Guest | undefined {
  const index = order.findIndex((guest) => guest.key === key);
  return [...order.slice(index + 1), ...order.slice(0, Math.max(0, index))].find(
    (guest) => !isPaused(purpose, notes.get(guest.key), now),
  );
}

/** The addresses that open another app with a reminder. */
export type ReminderLinks = Partial<
  Record<Extract<ReminderChannel, 'whatsapp' | 'sms' | 'email'>, string>
>;

export function reminderLinks(
  { phone = '', email }: GuestNotes,
  countryCode: string,
  { subject, text }: { readonly subject: string; readonly text: string },
): ReminderLinks {
  const number = readPhone(phone, countryCode);
  const body = encodeURIComponent(text);
  return {
    ...(number?.startsWith('+') && {
      whatsapp: `https://wa.me/${number.slice(1)}?text=${body}`,
      // Older iPhones ignore the text without `&`.
      sms: `sms:${number}?&body=${body}`,
    }),
    ...(email && {
      email: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${body.replaceAll('%0A', '%0D%0A')}`,
    }),
  };
}
