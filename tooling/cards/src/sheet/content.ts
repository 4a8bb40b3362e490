import { celebration, events as days, replyBy } from 'content:weekend';

export { celebration, replyBy };

/** The days that each card names. */
export const events = {
  weekend: days,
  saturday: days.filter(({ guests }) => guests === 'everyone'),
};
