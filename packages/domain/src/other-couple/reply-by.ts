import { defineReplyBy } from '../reply-by-source';
import { timeZone } from './time-zone';

export const replyBy = defineReplyBy({
  date: '2026-05-31',
  timeZone,
  help: 'Marta may still find two chairs. Call her.',
});
