import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type Gesture, gestureOf, movePress, type Press } from './gesture';

/** The callbacks of a press (B7). */
export interface PressHandlers {
  /** Called for every press, including taps and swipes. */
  readonly onPressStart: () => void;
  /** Called before `onGesture`. */
  readonly onPressEnd: () => void;
  /** Called with the element where the press began. */
  readonly onGesture: (gesture: Gesture, target: Element) => void;
}

interface Pressed extends Press {
  readonly pointerId: number;
  readonly target: Element;
}

// The handler may run late on a busy device, so the time is the event's.
const positionOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent) => ({ x, y, time });

/**
 * Detects presses of one finger or the mouse (B7). A press ends on pointer up, cancel, lost capture, blur or a context
 * menu. Only one that is lifted can be a tap or a swipe.
 *
 * @returns the event handlers of the pressed element
 */
export function usePress({ onPressStart, onPressEnd, onGesture }: PressHandlers) {
  const press = useRef<Pressed | null>(null);

  const end = () => {
    if (press.current === null) return;
    press.current = null;
    onPressEnd();
  };
  const onBlur = useEffectEvent(end);
  useEffect(() => {
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, []);

  const isSame = (event: PointerEvent) => event.pointerId === press.current?.pointerId;
  const cancel = (event: PointerEvent) => {
    if (isSame(event)) end();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const target = event.target as Element;
      if (press.current !== null || !event.isPrimary || event.button !== 0) return;
      if (target.closest('button')) return;
      const { pointerId } = event;
      press.current = { pointerId, target, start: positionOf(event), state: 'resting' };
      onPressStart();
      try {
        event.currentTarget.setPointerCapture(pointerId);
      } catch {
        // The pointer was released already. Its end event arrives without the capture.
      }
    },
    onPointerMove(event: PointerEvent) {
      const current = press.current;
      if (current === null || !isSame(event)) return;
      press.current = { ...current, ...movePress(current, positionOf(event)) };
    },
    onPointerUp(event: PointerEvent) {
      const ended = press.current;
      if (ended === null || !isSame(event)) return;
      end();
      const gesture = gestureOf(ended, positionOf(event), window.innerWidth);
      if (gesture) onGesture(gesture, ended.target);
    },
    onPointerCancel: cancel,
    onLostPointerCapture: cancel,
    onContextMenu(event: { preventDefault: () => void }) {
      event.preventDefault();
      end();
    },
  };
}
