import { timeZone } from '@invitation/domain/content/time-zone';

/** Times are shown in the time zone of the celebration. */
const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const formatTime = (time: Date | undefined): string =>
  time ? CLOCK.format(time) : 'no time';

export const formatCount = (replies: number): string =>
  `${replies} ${replies === 1 ? 'reply' : 'replies'}`;
