import type { RecordDay } from '@invitation/domain/event/event';
import type { Phase } from '@invitation/domain/event/phases';
import type { GuestNotes, ReminderChannel } from '@invitation/domain/guest-list/guest-notes';
import { isReachable, type NotesByKey, newestSentNews } from '../store/guest-notes';
import type { SentNews } from '../store/news';
import { comesOrCame, type Guest, provesWeekend } from './guests';

/** Why hosts write to guests one by one. */
export type Purpose =
  | { readonly kind: 'remind' }
  | { readonly kind: 'thank' }
  | { readonly kind: 'news'; readonly news: SentNews };

/** How and when a message was last opened. `by` is missing if a host only noted that the guest was thanked. */
export interface Opened {
  readonly by?: ReminderChannel | undefined;
  readonly at?: Date | undefined;
}

/** Hosts are asked before they remind a guest again within this time. */
const PAUSE_MS = 24 * 60 * 60 * 1000;

const beginOf = ({ guests, at }: SentNews) => `${guests} ${at.toISOString()} `;

/** Reads from a guest's notes how and when a message was last opened. */
export function openedIn(purpose: Purpose, notes: GuestNotes = {}): Opened {
  if (purpose.kind === 'remind') return { by: notes.remindedBy, at: notes.remindedAt };
  if (purpose.kind === 'thank') return { by: notes.thankedBy, at: notes.thankedAt };
  const begin = beginOf(purpose.news);
  const line = notes.sentNews?.filter((each) => each.startsWith(begin)).at(-1);
  if (!line) return {};
  const [by, at] = line.slice(begin.length).split(' ') as [ReminderChannel, string];
  return { by, at: new Date(at) };
}

/** The fields of notes that record what `openedIn` reads. */
export function openedFields(
  purpose: Purpose,
  { sentNews = [] }: GuestNotes = {},
  by: ReminderChannel,
  at: Date,
): GuestNotes {
  if (purpose.kind === 'remind') return { remindedBy: by, remindedAt: at };
  if (purpose.kind === 'thank') return { thankedBy: by, thankedAt: at };
  const begin = beginOf(purpose.news);
  const others = sentNews.filter((line) => !line.startsWith(begin));
  return { sentNews: newestSentNews([...others, `${begin}${by} ${at.toISOString()}`]) };
}

/** Whether to ask before the guest gets another message: a reminder within a day, or any thanks or the same news again. */
export function isPaused(purpose: Purpose, notes: GuestNotes | undefined, now: Date): boolean {
  const { at } = openedIn(purpose, notes);
  return at !== undefined && (purpose.kind !== 'remind' || now.getTime() - at.getTime() < PAUSE_MS);
}

/** The guests, first those with a phone number or an email address. */
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

/**
 * Reads a phone number.
 *
 * @param countryCode for a number without a country, as the host has entered it, e.g. `49`
 * @returns as `readPhone`
 */
export type ReadNumber = (
  notes: Pick<GuestNotes, 'phone' | 'address'>,
  countryCode: string,
) => string | 'needsCode' | null;

/** @param number in E.164, e.g. `+491711234567`. Another number gets no links. */
export function reminderLinks(
  { email }: GuestNotes,
  number: string | null,
  { subject, text }: { readonly subject: string; readonly text: string },
) {
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

/** The guests who get the news: those who come, or who have not replied before replies open. The weekend's news are for its guests. */
export const readersOf = (
  events: readonly RecordDay[],
  guests: readonly Guest[],
  { guests: audience }: Pick<SentNews, 'guests'>,
  phase: Phase,
): readonly Guest[] =>
  guests.filter((guest) => {
    const { invitation, reply } = guest;
    if (!comesOrCame(guest, events) && (reply || phase !== 'before')) return false;
    if (audience === 'saturday') return true;
    if (invitation) return invitation.days === 'weekend';
    return provesWeekend(events, guest);
  });
