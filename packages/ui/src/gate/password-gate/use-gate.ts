import { attempt, decodePassword, expire, LOCKED, secondsLeft } from '@invitation/domain/gate/gate';
import { useEffect, useMemo, useState } from 'react';

/**
 * Runs the gate's state machine. It uses `performance.now()`, so a change of the system time does not affect a lockout.
 *
 * @param encodedPassword the expected password, UTF-8 in base64
 */
export function useGate(encodedPassword: string) {
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
    /** Changes with each submission, so that a repeated message can be announced again. */
    submitCount,
    seconds: secondsLeft(gate, now),
    /** Returns whether the password unlocks the gate. */
    submitPassword(password: string): boolean {
      const time = performance.now();
      const next = attempt(gate, password, expected, time);
      setState({ gate: next, submitCount: submitCount + 1, now: time });
      return next.state === 'unlocked';
    },
  };
}
