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
} from '@invitation/domain/story/playback';
import { PROGRESS_TICK_MS } from '@invitation/domain/story/story';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Runs a playback, and returns its state and its actions. The state does not change while only time passes, so React does
 * not render for each tick, nor in a hidden tab. Its clock is `performance.now()`.
 *
 * @param durations for each story, in milliseconds; later changes are ignored
 * @param startPaused the reasons for `startPlayback`; later changes are ignored
 * @param onTick called every `PROGRESS_TICK_MS` and after each action, outside React's render
 */
export function usePlayback(
  durations: readonly number[],
  startPaused: readonly PauseReason[],
  onTick: (playback: Playback) => void,
) {
  const [playback, setPlayback] = useState(() => startPlayback(durations, startPaused));
  const latest = useRef(playback);
  const lastUpdate = useRef(0);
  const running = isRunning(playback);

  /** Counts the time since the last update, then applies the change. */
  const update = useCallback(
    (change: (playback: Playback) => Playback) => {
      const now = performance.now();
      const before = latest.current;
      const after = change(advance(before, now - lastUpdate.current));
      lastUpdate.current = now;
      latest.current = after;
      onTick(after);
      // Firefox drops a task that is scheduled while the page enters the back/forward cache. React would wait for it
      // forever. The change renders when the tab is visible again, because `paused` changes then.
      if (document.hidden) return;
      const same = after.index === before.index && after.paused === before.paused;
      if (!same || after.state !== before.state) setPlayback(after);
    },
    [onTick],
  );
  /** Ignores the move if the story that the guest saw has ended in the meantime. */
  const move = useCallback(
    (change: (playback: Playback) => Playback) => {
      const { index } = latest.current;
      update((current) => (current.index === index ? change(current) : current));
    },
    [update],
  );

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => update((current) => current), PROGRESS_TICK_MS);
    return () => clearInterval(timer);
  }, [running, update]);

  useEffect(() => {
    const onVisibilityChange = () =>
      update((current) => (document.hidden ? pause(current, 'hidden') : resume(current, 'hidden')));
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [update]);

  return {
    playback,
    next: useCallback(() => move(next), [move]),
    previous: useCallback(() => move(previous), [move]),
    pause: useCallback(
      (reason: PauseReason) => update((current) => pause(current, reason)),
      [update],
    ),
    resume: useCallback(
      (reason: PauseReason) => update((current) => resume(current, reason)),
      [update],
    ),
  };
}
