import { weekdayOf } from '@invitation/domain/build-time/schema/local-time';
import { slugOf } from '../files/slug';

export const weekday = (date: string): string => weekdayOf(date).toLowerCase();

/** A name that no other day has: the weekday, or else the title. Empty before there is a date. */
export function dayId(
  { title, date }: { readonly title: string; readonly date: string },
  taken: readonly string[],
): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return '';
  const [first = '', ...others] = slugOf(title).split('-');
  const named = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const names = [weekday(date), named, ...taken.map((_, index) => `day${index + 1}`)];
  return names.find((name) => /^[a-z]/.test(name) && !taken.includes(name)) ?? 'day';
}
