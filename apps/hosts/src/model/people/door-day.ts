import type { CelebrationEvent } from '@invitation/domain/event/event';

const HOUR_MS = 3_600_000;
/** How much longer than in the calendar a party may last, also past midnight. */
const LATE_MS = 6 * HOUR_MS;
/** How long before the start hosts open the door. */
const EARLY_MS = 2 * HOUR_MS;

/** The current day, otherwise the next one, otherwise the last one. @param events in chronological order */
export function dayAtDoor(events: readonly CelebrationEvent[], now: Date): CelebrationEvent {
  const current = events.find((event, index) => {
    const next = events[index + 1];
    const end = Date.parse(event.end);
    const opening = next ? Date.parse(next.start) - EARLY_MS : Number.POSITIVE_INFINITY;
    return now.getTime() < Math.max(end, Math.min(end + LATE_MS, opening));
  });
  const day = current ?? events[events.length - 1];
  if (!day) throw new Error('The celebration has no days.');
  return day;
}
