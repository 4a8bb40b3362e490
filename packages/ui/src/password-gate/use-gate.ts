import {
  attempt,
  decodePassword,
  expire,
  type Gate,
  LOCKED,
  secondsLeft,
} from '@invitation/domain/gate';
import { useEffect, useMemo, useState } from 'react';

/** The state of the gate and its only action. */
export interface GateControls {
  readonly gate: Gate;
  /** Changes with each submission, so that a repeated message can be announced again. */
  readonly submitCount: number;
  /** Whole seconds until the end of a lockout; 0 without a lockout. */
  readonly seconds: number;
  /** Returns whether the password unlocks the gate. */
  readonly submitPassword: (password: string) => boolean;
}

/**
 * Runs the gate's state machine. It uses `performance.now()`, so a change of the system time does not affect a lockout.
 *
 * @param encodedPassword the expected password, UTF-8 in base64
 */
export function useGate(encodedPassword: string): GateControls {
  const expected = useMemo(() => decodePassword(encodedPassword), [encodedPassword]);
  const [{ gate, submitCount, now }, setState] = useState({ gate: LOCKED, submitCount: 0, now: 0 });
  const until = gate.state === 'locked-out' ? gate.until : null;

  useEffect(() => {
    if (until === null) return;
    const tick = () => {
      const time = performance.now();
      setState((state) => ({ ...state, gate: expire(state.gate, time), now: time }));
    };
    const interval = setInterval(tick, 1000);
    // Timers drop fractions of a millisecond and would fire before the end.
    const timeout = setTimeout(tick, Math.ceil(until - performance.now()));
    return () => {
      clearInterval(interval);
      clearTimeout(timeout);
    };
  }, [until]);

  return {
    gate,
    submitCount,
    seconds: secondsLeft(gate, now),
    submitPassword(password) {
      const time = performance.now();
      const next = attempt(gate, password, expected, time);
      setState({ gate: next, submitCount: submitCount + 1, now: time });
      return next.state === 'unlocked';
    },
  };
}
