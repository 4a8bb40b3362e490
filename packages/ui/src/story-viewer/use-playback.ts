import {
  advance,
  isRunning,
  next,
  type PauseReason,
  type Playback,
  pause,
  previous,
  resume,
  startPlayback,
} from '@invitation/domain/playback';
import { PROGRESS_TICK_MS } from '@invitation/domain/story';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What drives the viewer. */
export interface PlaybackDriver {
  /** As of the last change of anything but the time: React renders from it no more than that. */
  readonly playback: Playback;
  readonly next: () => void;
  readonly previous: () => void;
  readonly pause: (reason: PauseReason) => void;
  readonly resume: (reason: PauseReason) => void;
}

/**
 * Runs the playback of a sequence of stories on the device's clock.
 *
 * @param durations one for each story, in milliseconds; read once
 * @param startPaused reasons to begin paused besides the loading picture; read once
 * @param paint shows the time that has passed; called at each tick, outside of React
 */
export function usePlayback(
  durations: readonly number[],
  startPaused: readonly PauseReason[],
  paint: (playback: Playback) => void,
): PlaybackDriver {
  const [playback, setPlayback] = useState(() => startPlayback(durations, startPaused));
  const live = useRef(playback);
  const countedTo = useRef(0);
  const running = isRunning(playback);

  /** Counts the time up to now, then makes the change. */
  const change = useCallback(
    (make: (playback: Playback) => Playback) => {
      const now = performance.now();
      const before = live.current;
      const after = make(advance(before, now - countedTo.current));
      countedTo.current = now;
      live.current = after;
      const same = after.index === before.index && after.paused === before.paused;
      if (!same || after.state !== before.state) setPlayback(after);
      paint(after);
    },
    [paint],
  );
  /** Moves from the story that the guest saw: if its time ran out at this very moment, that was the move. */
  const move = useCallback(
    (make: (playback: Playback) => Playback) => {
      const seen = live.current.index;
      change((current) => (current.index === seen ? make(current) : current));
    },
    [change],
  );

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => change((current) => current), PROGRESS_TICK_MS);
    return () => clearInterval(timer);
  }, [running, change]);

  useEffect(() => {
    const look = () =>
      change((current) => (document.hidden ? pause(current, 'hidden') : resume(current, 'hidden')));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [change]);

  return {
    playback,
    next: useCallback(() => move(next), [move]),
    previous: useCallback(() => move(previous), [move]),
    pause: useCallback((reason) => change((current) => pause(current, reason)), [change]),
    resume: useCallback((reason) => change((current) => resume(current, reason)), [change]),
  };
}
