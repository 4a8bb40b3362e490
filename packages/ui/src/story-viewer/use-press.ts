import { HOLD_MS } from '@invitation/domain/story';
import { type PointerEvent, useEffect, useRef } from 'react';

/** A press that moves further is not a tap. */
const MAX_TAP_MOVEMENT_PX = 10;
/** A swipe down moves at least this far, and further down than sideways. */
const MIN_SWIPE_PX = 80;

/** The callbacks of a press (B7). */
export interface PressHandlers {
  /** Called for every press, including taps and swipes. */
  readonly onPressStart: () => void;
  /** Called before `onTap` and `onSwipeDown`. */
  readonly onPressEnd: () => void;
  /** Called with the element where the press began. */
  readonly onTap: (target: Element) => void;
  readonly onSwipeDown: () => void;
}

interface Press {
  readonly pointerId: number;
  readonly target: Element;
  readonly x: number;
  readonly y: number;
  readonly startTime: number;
  readonly moved: boolean;
}

/**
 * Detects holds, taps and swipes with one finger or the mouse (B7). A press ends on pointer up, cancel, lost capture, blur
 * or a context menu. A tap is a short press without movement.
 *
 * @returns the event handlers of the pressed element
 */
export function usePress({ onPressStart, onPressEnd, onTap, onSwipeDown }: PressHandlers) {
  const press = useRef<Press | null>(null);

  const end = (cause: 'up' | 'cancel', time = Number.POSITIVE_INFINITY) => {
    const ended = press.current;
    if (ended === null) return;
    press.current = null;
    onPressEnd();
    const short = time - ended.startTime < HOLD_MS;
    if (cause === 'up' && short && !ended.moved) onTap(ended.target);
  };
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    const onBlur = () => latest.current('cancel');
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, []);

  const isSame = (event: PointerEvent) => event.pointerId === press.current?.pointerId;
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (press.current !== null || !event.isPrimary || event.button !== 0) return;
      if (target.closest('button')) return;
      const { pointerId, clientX: x, clientY: y, timeStamp: startTime } = event;
      press.current = { pointerId, target, x, y, startTime, moved: false };
      onPressStart();
      try {
        event.currentTarget.setPointerCapture(pointerId);
      } catch {
        // The pointer was released already. Its end event arrives without the capture.
      }
    },
    onPointerMove(event: PointerEvent) {
      const current = press.current;
      if (current === null || !isSame(event) || current.moved) return;
      const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      if (distance > MAX_TAP_MOVEMENT_PX) press.current = { ...current, moved: true };
    },
    onPointerUp(event: PointerEvent) {
      const ended = press.current;
      if (ended === null || !isSame(event)) return;
      const distanceDown = event.clientY - ended.y;
      // The handler may run late on a busy device.
      end('up', event.timeStamp);
      const distanceSideways = Math.abs(event.clientX - ended.x);
      if (distanceDown >= MIN_SWIPE_PX && distanceDown > distanceSideways) onSwipeDown();
    },
    onPointerCancel(event: PointerEvent) {
      if (isSame(event)) end('cancel');
    },
    onLostPointerCapture(event: PointerEvent) {
      if (isSame(event)) end('cancel');
    },
    onContextMenu(event: { preventDefault: () => void }) {
      event.preventDefault();
      end('cancel');
    },
  };
}
