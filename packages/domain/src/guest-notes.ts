import * as z from 'zod/mini';
import { type GuestTable, SEAT, SEATS_LIMIT, TABLE_LIMIT } from './guest-table';
import { upTo } from './rsvp';

/** The texts of a document in `guestNotes` (B15), with their limits in UTF-16 code units. `firestore.rules` repeats them. */
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

/** How a host has opened a reminder. Whether it was sent, only the other app knows. */
export const REMINDER_CHANNELS = ['whatsapp', 'sms', 'email', 'share', 'copy'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** The most news that are known to have been sent to a guest: as many as there can be at once (B20). */
export const SENT_NEWS_LIMIT = 20;
const SENT_NEWS = new RegExp(
  `^(weekend|saturday) [-.:0-9TZ]{24} (${REMINDER_CHANNELS.join('|')}) [-.:0-9TZ]{24}$`,
);

/** What only hosts know of a guest: a document of the collection `guestNotes` under the guest's key (B15). */
export type GuestNotes = Readonly<Partial<Record<NoteTextName, string | undefined>>> &
  GuestTable & {
    readonly tags?: readonly string[] | undefined;
    /** When a reminder was last opened, by the clock of that device. */
    readonly remindedAt?: Date | undefined;
    readonly remindedBy?: ReminderChannel | undefined;
    /** When a host said that the card was printed. */
    readonly cardPrintedAt?: Date | undefined;
    /** When a host thanked the guest, or said so. */
    readonly thankedAt?: Date | undefined;
    /** Unknown of a guest who was thanked otherwise. */
    readonly thankedBy?: ReminderChannel | undefined;
    /**
     * Which news a host has opened for the guest: lines of the news' readers and time, and how and when it was opened, such as
     * `saturday 2025-10-01T12:00:00.000Z sms 2025-10-01T13:00:00.000Z`.
     */
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

/** A list of different lines. An empty one is left out. */
const linesOf = (line: z.ZodMiniType<string>, limit: number) =>
  z.optional(
    z.array(line).check(
      z.minLength(1),
      z.maxLength(limit),
      z.refine((lines) => new Set(lines).size === lines.length),
    ),
  );

/** Reads a stored document, whose times are each a `Date`, or in ISO 8601. */
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
