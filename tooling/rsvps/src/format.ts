import { timeZone } from './content';

/** Times are in the time zone of the celebration. */
const TIME_FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const formatTime = (time: Date | undefined): string =>
  time ? TIME_FORMAT.format(time) : 'no time';

const PLURALS = { reply: 'replies', invitation: 'invitations', person: 'people' };

export const formatCount = (count: number, noun: keyof typeof PLURALS = 'reply'): string =>
  `${count} ${count === 1 ? noun : PLURALS[noun]}`;
