import * as z from 'zod/mini';
import { upTo } from '../rsvp/rsvp';
import { type GuestTable, SEAT, SEATS_LIMIT, TABLE_LIMIT } from './guest-table';

/** In UTF-16 code units. `firestore.rules` repeats them. */
export const NOTE_LIMITS = {
  phone: 60,
  email: 254,
  address: 500,
  table: TABLE_LIMIT,
  note: 4000,
} as const;

export type NoteTextName = keyof typeof NOTE_LIMITS;
export const NOTE_TEXT_NAMES = Object.keys(NOTE_LIMITS) as NoteTextName[];

/** The most tags of a guest, and the most letters of one. */
export const TAGS_LIMIT = 10;
export const TAG_LIMIT = 40;

/** How a reminder was opened. Only the other app knows whether it was sent. */
const REMINDER_CHANNELS = ['whatsapp', 'sms', 'email', 'share', 'copy'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** As many as can exist at once: ten in each of two documents (B20). */
export const SENT_NEWS_LIMIT = 20;
const SENT_NEWS = new RegExp(
  `^(weekend|saturday) [-.:0-9TZ]{24} (${REMINDER_CHANNELS.join('|')}) [-.:0-9TZ]{24}$`,
);

/** A document of `guestNotes` under the guest's key, which only hosts see (B15). */
export type GuestNotes = Readonly<Partial<Record<NoteTextName, string | undefined>>> &
  GuestTable & {
    readonly tags?: readonly string[] | undefined;
    /** When a reminder was last opened, by the clock of that device. */
    readonly remindedAt?: Date | undefined;
    readonly remindedBy?: ReminderChannel | undefined;
    readonly cardPrintedAt?: Date | undefined;
    readonly thankedAt?: Date | undefined;
    /** Missing if the thanks were not sent from the page. */
    readonly thankedBy?: ReminderChannel | undefined;
    /** News that were opened: readers, time, channel, when, e.g. `saturday 2025-10-01T12:00:00.000Z sms 2025-10-01T13:00:00.000Z`. */
    readonly sentNews?: readonly string[] | undefined;
  };

const textUpTo = (limit: number) => z.string().check(upTo(limit));
const timeSchema = z.optional(
  z.pipe(
    z.transform((time) => (typeof time === 'string' ? new Date(time) : time)),
    z.date(),
  ),
);
const channelSchema = z.optional(z.enum(REMINDER_CHANNELS));
const tagSchema = textUpTo(TAG_LIMIT).check(z.regex(/^[^\n\r]+$/));

const linesOf = (line: z.ZodMiniType<string>, limit: number) =>
  z.optional(
    z.array(line).check(
      z.minLength(1),
      z.maxLength(limit),
      z.refine((lines) => new Set(lines).size === lines.length),
    ),
  );

/** Accepts each time as a `Date` or a text in ISO 8601. */
export const guestNotesSchema = z.object({
  ...Object.fromEntries(
    NOTE_TEXT_NAMES.map((name) => [name, z.optional(textUpTo(NOTE_LIMITS[name]))]),
  ),
  tags: linesOf(tagSchema, TAGS_LIMIT),
  seats: linesOf(z.string().check(z.regex(SEAT)), SEATS_LIMIT),
  remindedAt: timeSchema,
  remindedBy: channelSchema,
  cardPrintedAt: timeSchema,
  thankedAt: timeSchema,
  thankedBy: channelSchema,
  sentNews: linesOf(z.string().check(z.regex(SENT_NEWS)), SENT_NEWS_LIMIT),
}) as z.ZodMiniType<GuestNotes>;
