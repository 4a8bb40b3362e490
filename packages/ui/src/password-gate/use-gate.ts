import {
  attempt,
  decodePassword,
  expire,
  type Gate,
  LOCKED,
  secondsLeft,
} from '@invitation/domain/gate';
import { useEffect, useMemo, useState } from 'react';

/** A gate in use. */
export interface LiveGate {
  readonly gate: Gate;
  /** How often a password was tried, so that equal messages in a row are announced anew. */
  readonly tries: number;
  /** Whole seconds until a lockout ends, 0 where there is none. */
  readonly seconds: number;
  /** Tries a password as typed; tells whether it opened the gate. */
  readonly tryPassword: (password: string) => boolean;
}

/**
 * The gate's state machine with a clock. It counts by `performance.now()`: a change of the system's time neither
 * shortens nor prolongs a lockout.
 *
 * @param encodedPassword the expected password, UTF-8 in base64
 */
export function useGate(encodedPassword: string): LiveGate {
  const expected = useMemo(() => decodePassword(encodedPassword), [encodedPassword]);
  const [{ gate, tries, now }, setLive] = useState({ gate: LOCKED, tries: 0, now: 0 });
  const until = gate.state === 'locked-out' ? gate.until : null;

  useEffect(() => {
    if (until === null) return;
    const tick = () => {
      const time = performance.now();
      setLive((live) => ({ ...live, gate: expire(live.gate, time), now: time }));
    };
    const second = setInterval(tick, 1000);
    // A timer drops fractions of a millisecond, and would tick before the end.
    const end = setTimeout(tick, Math.ceil(until - performance.now()));
    return () => {
      clearInterval(second);
      clearTimeout(end);
    };
  }, [until]);

  return {
    gate,
    tries,
    seconds: secondsLeft(gate, now),
    tryPassword(password) {
      const time = performance.now();
      const tried = attempt(gate, password, expected, time);
      setLive({ gate: tried, tries: tries + 1, now: time });
      return tried.state === 'unlocked';
    },
  };
}
