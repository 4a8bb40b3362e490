import { language } from '@invitation/domain/words/hosts/language';
import { shell as words } from '@invitation/domain/words/hosts/shell';

/** Formats times in a time zone, e.g. `Aug 3, 6:30 PM`. */
export const timeFormat = (timeZone: string | undefined): ((time: Date) => string) =>
  new Intl.DateTimeFormat(language, {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format;

/** E.g. `October 4, 2025`. */
export const longDate = (time: string, timeZone: string | undefined): string =>
  new Date(time).toLocaleDateString(language, { timeZone, dateStyle: 'long' });

/** A weekday or another word as a label. */
export const capital = (word: string): string =>
  word.charAt(0).toLocaleUpperCase(language) + word.slice(1);

/** How long ago a time was, e.g. `5 minutes ago`. */
export function ago(time: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - time.getTime()) / 60_000));
  const hours = Math.round(minutes / 60);
  const format = new Intl.RelativeTimeFormat(language);
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return format.format(-minutes, 'minute');
  return hours < 48 ? format.format(-hours, 'hour') : format.format(-Math.round(hours / 24), 'day');
}
