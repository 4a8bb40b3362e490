// Runs at build time only: the Vite plugin `dayData` replaces the file of the content with the computed data.
import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { type ContentFault, faultsOf, shownText, timeZoneName } from './content-fields';
import { DayError } from './day';
import { dateField, dateText, localTime, utcText } from './local-time';
import type { ReplyBy } from './reply-by';

const HELP_LIMIT = 300;

/** The last day for replies as the content describes it. */
export interface ReplyBySource {
  /** The local date, such as `2025-09-15`. Replies close at its end. */
  readonly date: string;
  /** An IANA name, such as `America/New_York`. */
  readonly timeZone: string;
  /** Says whom to ask afterwards, e.g. `To join us after all, call Nora.` */
  readonly help: string;
}

const schema = z.strictObject({
  date: dateField,
  timeZone: timeZoneName,
  help: shownText(HELP_LIMIT),
});

/** Lists what is wrong with the last day for replies. */
export function replyByFaults(source: ReplyBySource): ContentFault[] {
  const { error } = schema.safeParse(source);
  return error ? faultsOf(error) : [];
}

/**
 * Computes the text that guests read and the time when replies close.
 *
 * @throws DayError with all faults
 */
export function defineReplyBy(source: ReplyBySource): ReplyBy {
  const faults = replyByFaults(source);
  if (faults.length > 0) throw new DayError('reply-by', faults);
  const { date, timeZone, help } = source;
  const nextDay = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return { date: dateText(date), closesAt: utcText(localTime(nextDay, '00:00', timeZone)), help };
}
