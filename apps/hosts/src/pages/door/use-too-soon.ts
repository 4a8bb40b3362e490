import { prefersReducedMotion } from '@invitation/ui/basics/media-matches';
import { type MouseEvent, useRef } from 'react';

/** A second tap within this time belongs to the first one, whatever is below the finger. */
const SECOND_TAP_MS = 1_000;

/** The largest distance between the two taps of a double tap, in pixels. */
const FINGER = 24;

const SHAKE_MS = 250;

/** Marks who has arrived, or corrects the number of a guest who is marked. */
type Tap = 'mark' | 'step';

/**
 * Returns whether a tap comes so soon after another one that it may be meant for that one. It is then ignored, and its
 * button moves.
 */
export function useTooSoon(): (key: string, kind: Tap, tap: MouseEvent) => boolean {
  const last = useRef({ key: '', kind: 'mark' as Tap, time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (key, kind, { timeStamp: time, clientX: x, clientY: y, detail, currentTarget }) => {
    const { current } = last;
    // A mark puts the stepper below the finger. A press of a key has no position.
    const isDoubleTap = detail === 0 || Math.hypot(x - current.x, y - current.y) < FINGER;
    const isNextStep =
      kind === 'step' && key === current.key && (current.kind === 'step' || !isDoubleTap);
    if (time - current.time < SECOND_TAP_MS && !isNextStep) {
      shake(currentTarget);
      return true;
    }
    last.current = { key, kind, time, x, y };
    return false;
  };
}

function shake(element: Element): void {
  const frames = prefersReducedMotion()
    ? { opacity: [1, 0.4, 1] }
    : { transform: ['none', 'translateX(-0.25rem)', 'translateX(0.25rem)', 'none'] };
  element.animate(frames, SHAKE_MS);
}
