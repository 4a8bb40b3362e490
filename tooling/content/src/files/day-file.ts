import { type DaySource, daySchema } from '@invitation/domain/build-time/schema/schema';
import { readDocument } from './documents';
import { nextDate } from './next-date';
import { withValue } from './write-value';

/** The end as the content has it. One that is not later than the start is after midnight. */
export const endOfDay = ({
  date,
  start,
  end,
}: Pick<DaySource, 'date' | 'start' | 'end'>): string =>
  end > start ? end : `${nextDate(date)}T${end}`;

const timesSchema = daySchema.pick({ date: true, start: true, end: true }).loose();

/** A day's file in which the end follows the date and the start. */
export function withDayEnd(text: string): string {
  const { data } = timesSchema.safeParse(readDocument(text).toJS());
  if (!data) return text;
  const end = endOfDay({ ...data, end: data.end.slice(-'23:00'.length) });
  return end === data.end ? text : withValue(text, ['end'], end);
}
