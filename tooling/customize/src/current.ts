import type { DaySource } from '@invitation/domain/day-source';
import { DAYS, type Day } from '@invitation/domain/event';
import { decodePassword } from '@invitation/domain/gate';
import { ContentSource } from './content-source';
import { CustomizeError } from './errors';
import { type ReplyByAnswer, readReplyBy } from './reply-by-questions';
import { TEXT_FIELDS, type TextField } from './text-schemas';

/** The content files that the command changes. */
export interface Sources {
  readonly celebration: ContentSource;
  readonly timeZone: ContentSource;
  readonly calendar: ContentSource;
  readonly replyBy: ContentSource;
  readonly days: Readonly<Record<Day, ContentSource>>;
}

/** The present content, as far as the command changes it. */
export interface Current {
  readonly sources: Sources;
  readonly texts: Readonly<Record<TextField, string>>;
  /** Decoded; empty if the present one cannot be decoded. */
  readonly password: string;
  readonly postmark: readonly string[];
  readonly timeZone: string;
  readonly days: Readonly<Record<Day, DaySource>>;
  readonly replyBy: ReplyByAnswer;
  readonly calendarDomain: string;
  readonly calendarRevised: string;
}

const byDay = <Value>(read: (day: Day) => Value) =>
  Object.fromEntries(DAYS.map((day) => [day, read(day)])) as Record<Day, Value>;

function readPassword(source: ContentSource): string {
  try {
    return decodePassword(source.readText('celebration.password'));
  } catch (error) {
    if (error instanceof CustomizeError) throw error;
    return '';
  }
}

function readPostmark(source: ContentSource): string[] {
  const lines = source.read('celebration.postmark');
  return Array.isArray(lines) ? lines.map(String) : [];
}

function readDay(source: ContentSource, day: Day, timeZone: string): DaySource {
  const text = (field: string) => source.readText(`${day}.${field}`);
  const shownEnd = source.read(`${day}.shownEnd`);
  return {
    day,
    title: text('title'),
    date: text('date'),
    start: text('start'),
    end: text('end'),
    shownEnd:
      shownEnd === 'time' || shownEnd === 'none' ? shownEnd : { word: text('shownEnd.word') },
    timeZone,
    location: text('location'),
    mapLink: text('mapLink'),
    description: text('description'),
    guests: source.read(`${day}.guests`) === 'everyone' ? 'everyone' : 'weekend',
    asked: source.read(`${day}.asked`) === true,
    thankYouCard: source.read(`${day}.thankYouCard`) === true,
  };
}

/**
 * Reads a content folder without running it, so that faults in its values do not matter.
 *
 * @throws CustomizeError if a file is missing, is not TypeScript, or has no text where the command asks for one
 */
export function readCurrent(folder: string): Current {
  const sources: Sources = {
    celebration: new ContentSource(folder, 'celebration.ts'),
    timeZone: new ContentSource(folder, 'time-zone.ts'),
    calendar: new ContentSource(folder, 'calendar.ts'),
    replyBy: new ContentSource(folder, 'reply-by.ts'),
    days: byDay((day) => new ContentSource(folder, `events/${day}.ts`)),
  };
  const timeZone = sources.timeZone.readText('timeZone');
  return {
    sources,
    texts: Object.fromEntries(
      TEXT_FIELDS.map((field) => [field, sources.celebration.readText(`celebration.${field}`)]),
    ) as Record<TextField, string>,
    password: readPassword(sources.celebration),
    postmark: readPostmark(sources.celebration),
    timeZone,
    days: byDay((day) => readDay(sources.days[day], day, timeZone)),
    replyBy: readReplyBy(sources.replyBy),
    calendarDomain: sources.calendar.readText('calendar.domain'),
    calendarRevised: sources.calendar.readText('calendar.revised'),
  };
}
