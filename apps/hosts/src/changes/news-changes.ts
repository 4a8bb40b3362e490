import { newsFields, type SentNews } from '../store/news';
import type { Changes } from '../store/replacement';

/** Publishes news (B20). */
export const addition = ({ guests, ...item }: SentNews): Changes => ({
  [`news/${guests}`]: { answers: newsFields([item]), seen: [null, {}] },
});

/** Nothing happens if another host has removed them. */
export const removal = ({ guests, ...item }: SentNews): Changes => {
  const fields = newsFields([item]);
  const answers = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  return { [`news/${guests}`]: { answers, seen: [null, fields] } };
};
