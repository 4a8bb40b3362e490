import type { GuestNotes, ReminderChannel } from '@invitation/domain/guest-notes';
import type { NotesByKey } from './guest-notes';
import type { Guest } from './guests';
import { readPhone } from './phone';

/** Whoever was reminded less than this ago is asked about first. */
const PAUSE_MS = 24 * 60 * 60 * 1000;

export const isPaused = (notes: GuestNotes | undefined, now: Date): boolean =>
  notes?.remindedAt !== undefined && now.getTime() - notes.remindedAt.getTime() < PAUSE_MS;

export const isReachable = (notes: GuestNotes | undefined): boolean =>
  Boolean(notes?.phone || notes?.email);

/** Guests who have not answered, first those whom a phone number or an email address reaches. */
export const reminderOrder = (guests: readonly Guest[], notes: NotesByKey): readonly Guest[] => {
  const rank = ({ key }: Guest) => (isReachable(notes.get(key)) ? 0 : 1);
  return [...guests].sort((one, other) => rank(one) - rank(other));
};

/** The next guest whom nobody has reminded within a day, after `key` and then from the start. */
export function nextToRemind(
  order: readonly Guest[],
  notes: NotesByKey,
  now: Date,
  key?: string,
): Guest | undefined {
  const index = order.findIndex((guest) => guest.key === key);
  return [...order.slice(index + 1), ...order.slice(0, Math.max(0, index))].find(
    (guest) => !isPaused(notes.get(guest.key), now),
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
