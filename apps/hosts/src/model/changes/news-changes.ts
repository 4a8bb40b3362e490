import type { Plan } from '../store/change';
import { newsFields, type SentNews } from '../store/news';

/** Publishes news (B20). */
export const addition = ({ guests, ...item }: SentNews): Plan => ({
  [`news/${guests}`]: { answers: newsFields([item]), seen: [null, {}] },
});

/** Nothing happens if another host has removed them. */
export const removal = ({ guests, ...item }: SentNews): Plan => {
  const fields = newsFields([item]);
  const answers = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  return { [`news/${guests}`]: { answers, seen: [null, fields] } };
};
