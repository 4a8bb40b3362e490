import { HOLD_MS } from '@invitation/domain/story/story';

/** A press that moves further is not a tap. */
const MAX_TAP_MOVEMENT_PX = 10;
/** A swipe moves at least this far. Down, which leaves the album, is harder to do by accident. */
const MIN_SWIPE_PX = { sideways: 40, down: 80 };
/** The system's gesture for Back begins this close to an edge. */
const EDGE_PX = 24;

/** The position of a pointer, and its time in milliseconds. */
export interface PointerPosition {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

export interface Press {
  readonly start: PointerPosition;
  /** A press that rests first is `held`, wherever it moves afterwards. */
  readonly state: 'resting' | 'moved' | 'held';
}

/** The press after a pointer has moved to a position, or was lifted there. */
export function movePress(press: Press, { x, y, time }: PointerPosition): Press {
  const { start, state } = press;
  if (state !== 'resting') return press;
  if (time - start.time >= HOLD_MS) return { start, state: 'held' };
  const distance = Math.hypot(x - start.x, y - start.y);
  return distance > MAX_TAP_MOVEMENT_PX ? { start, state: 'moved' } : press;
}

export type Gesture = 'tap' | 'left' | 'right' | 'down';

/** The gesture of a press that ended at a position (B7); `null` for a hold or an unclear movement. */
export function gestureOf(press: Press, end: PointerPosition, screenWidth: number): Gesture | null {
  const { start, state } = movePress(press, end);
  if (state !== 'moved') return state === 'resting' ? 'tap' : null;
  const sideways = end.x - start.x;
  const down = end.y - start.y;
  if (down >= MIN_SWIPE_PX.down && down > Math.abs(sideways)) return 'down';
  const isAtEdge = start.x < EDGE_PX || start.x > screenWidth - EDGE_PX;
  const isSideways =
    Math.abs(sideways) >= MIN_SWIPE_PX.sideways && Math.abs(sideways) > Math.abs(down);
  if (!isSideways || isAtEdge) return null;
  return sideways < 0 ? 'left' : 'right';
}
