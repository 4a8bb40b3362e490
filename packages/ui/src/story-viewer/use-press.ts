import { HOLD_MS } from '@invitation/domain/story';
import { type PointerEvent, useEffect, useRef } from 'react';

/** A pointer that travels further than this many pixels is no tap. */
const TAP_SLOP = 10;
/** One that travels down at least this many, and further down than aside, has swiped. */
const SWIPE_DISTANCE = 80;

/** What a press on the viewer may do. */
export interface PressHandlers {
  readonly onHold: () => void;
  readonly onRelease: () => void;
  /** A short press; the element is where it began. */
  readonly onTap: (target: Element) => void;
  readonly onSwipeDown: () => void;
}

interface Press {
  readonly pointerId: number;
  readonly target: Element;
  readonly x: number;
  readonly y: number;
  readonly since: number;
  readonly moved: boolean;
}

/**
 * Tells holds from taps, for one finger or the mouse (B7). A hold begins at once; its end by any cause (up, cancel,
 * lost capture, blur, context menu) releases it, and only a short press that stayed in its place is a tap.
 *
 * @returns the handlers of the element that is pressed
 */
export function usePress({ onHold, onRelease, onTap, onSwipeDown }: PressHandlers) {
  const press = useRef<Press | null>(null);

  const end = (how: 'up' | 'broken off') => {
    const ended = press.current;
    if (ended === null) return;
    press.current = null;
    onRelease();
    const short = performance.now() - ended.since < HOLD_MS;
    if (how === 'up' && short && !ended.moved) onTap(ended.target);
  };
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    const breakOff = () => latest.current('broken off');
    window.addEventListener('blur', breakOff);
    return () => window.removeEventListener('blur', breakOff);
  }, []);

  const isSame = (event: PointerEvent) => event.pointerId === press.current?.pointerId;
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (press.current !== null || !event.isPrimary || event.button !== 0) return;
      if (target.closest('button')) return;
      const { pointerId, clientX: x, clientY: y } = event;
      press.current = { pointerId, target, x, y, since: performance.now(), moved: false };
      onHold();
      try {
        event.currentTarget.setPointerCapture(pointerId);
      } catch {
        // The pointer is gone already; its end reaches us without the capture.
      }
    },
    onPointerMove(event: PointerEvent) {
      const current = press.current;
      if (current === null || !isSame(event) || current.moved) return;
      const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (distance > TAP_SLOP) press.current = { ...current, moved: true };
    },
    onPointerUp(event: PointerEvent) {
      const ended = press.current;
      if (ended === null || !isSame(event)) return;
      const down = event.clientY - ended.y;
      end('up');
      if (down >= SWIPE_DISTANCE && down > Math.abs(event.clientX - ended.x)) onSwipeDown();
    },
    onPointerCancel(event: PointerEvent) {
      if (isSame(event)) end('broken off');
    },
    onLostPointerCapture(event: PointerEvent) {
      if (isSame(event)) end('broken off');
    },
    onContextMenu(event: { preventDefault: () => void }) {
      event.preventDefault();
      end('broken off');
    },
  };
}
