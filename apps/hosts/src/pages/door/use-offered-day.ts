import type { CelebrationEvent } from '@invitation/domain/event/event';
import { useEffect, useEffectEvent, useState } from 'react';
import { dayAtDoor } from '../../model/people/door-day';

/** A shorter break is not the end of a day. */
const LONG_BREAK_MS = 3_600_000;

/**
 * The day that the door offers. A new one does not begin while somebody marks guests, but when they take up the phone again after a
 * long break.
 *
 * @param onBreak called after such a break, when a day that was chosen before no longer counts
 */
export function useOfferedDay(
  events: readonly CelebrationEvent[],
  onBreak: () => void,
): CelebrationEvent {
  const [offered, offer] = useState(() => dayAtDoor(events, new Date()));
  const goOn = useEffectEvent(() => {
    offer(dayAtDoor(events, new Date()));
    onBreak();
  });
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const update = () => {
      if (document.hidden) leftAt = Date.now();
      else if (Date.now() - leftAt > LONG_BREAK_MS) goOn();
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return offered;
}
