import type { CelebrationEvent } from '@invitation/domain/event/event';
import { languagePart } from '@invitation/domain/words/language';

type Day = Pick<CelebrationEvent, 'weekday' | 'start' | 'timeZone'>;

/**
 * The days, named in the language of a host. The couple's own label of a day is in the content's language, so a host with another
 * language sees the weekday instead. The label follows the weekday only where two days share it.
 *
 * @param content the texts in the language of the host, or the default ones
 */
export function namedDays<Event extends Day>(
  language: string,
  content: { readonly language: string; readonly events: readonly Event[] },
): readonly Event[] {
  const { events } = content;
  if (languagePart(content.language) === languagePart(language)) return events;
  const weekdays = events.map(({ start, timeZone }) =>
    new Date(start).toLocaleDateString(language, { timeZone, weekday: 'long' }),
  );
  return events.map((event, index) => {
    const weekday = weekdays[index] ?? event.weekday;
    const isShared = weekdays.filter((each) => each === weekday).length > 1;
    return { ...event, weekday: isShared ? `${weekday} (${event.weekday})` : weekday };
  });
}
