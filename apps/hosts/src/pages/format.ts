/** Formats times in the time zone of the celebration. */
export interface TimeFormat {
  /** E.g. `Aug 3, 6:30 PM`. */
  readonly short: (time: Date) => string;
}

export function timeFormat(timeZone: string | undefined): TimeFormat {
  const short = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return { short: (time) => short.format(time) };
}

/** `1 reply`, `2 replies`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** How long ago a time was, e.g. `5 minutes ago`. */
export function ago(time: Date, now: Date): string {
  const minutes = Math.max(0, Math.round((now.getTime() - time.getTime()) / 60_000));
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${count(minutes, 'minute')} ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${count(hours, 'hour')} ago` : `${Math.round(hours / 24)} days ago`;
}
