/** Several can apply at once (B7): an undecoded picture, a hidden tab, a finger or button held down, a press on Pause. */
export type PauseReason = 'loading' | 'hidden' | 'hold' | 'guest';

export interface Playback {
  /** The duration of each story, in milliseconds. */
  readonly durations: readonly number[];
  readonly index: number;
  /** How long the current story has played, in milliseconds. */
  readonly elapsed: number;
  readonly paused: ReadonlySet<PauseReason>;
  /** `ended` is final. */
  readonly state: 'active' | 'ended';
}

/** @param reasons besides `loading`, e.g. `guest` with reduced motion */
export function startPlayback(
  durations: readonly number[],
  reasons: readonly PauseReason[] = [],
): Playback {
  return {
    durations,
    index: 0,
    elapsed: 0,
    paused: new Set<PauseReason>(['loading', ...reasons]),
    state: 'active',
  };
}

export const isRunning = (playback: Playback): boolean =>
  playback.state === 'active' && playback.paused.size === 0;

/** The progress of the current story, from 0 to 1. */
export function currentProgress({ durations, index, elapsed }: Playback): number {
  const duration = durations[index] ?? 0;
  return duration > 0 ? Math.min(1, elapsed / duration) : 1;
}

export const storyProgress = (playback: Playback, index: number): number =>
  index === playback.index ? currentProgress(playback) : Number(index < playback.index);

/** A whole number from 0 to 100. */
export const storyPercent = (playback: Playback, index: number): number =>
  Math.floor(storyProgress(playback, index) * 100);

/** @param ms since the last call */
export function advance(playback: Playback, ms: number): Playback {
  if (!isRunning(playback) || ms <= 0) return playback;
  const elapsed = playback.elapsed + ms;
  return elapsed >= (playback.durations[playback.index] ?? 0)
    ? next(playback)
    : { ...playback, elapsed };
}

export function pause(playback: Playback, reason: PauseReason): Playback {
  if (playback.paused.has(reason)) return playback;
  return { ...playback, paused: new Set([...playback.paused, reason]) };
}

/** Continues when no reason is left. */
export function resume(playback: Playback, reason: PauseReason): Playback {
  if (!playback.paused.has(reason)) return playback;
  return { ...playback, paused: new Set([...playback.paused].filter((other) => other !== reason)) };
}

export function next(playback: Playback): Playback {
  if (playback.state === 'ended') return playback;
  const last = playback.index >= playback.durations.length - 1;
  return last
    ? { ...playback, elapsed: playback.durations[playback.index] ?? 0, state: 'ended' }
    : goTo(playback, playback.index + 1);
}

/** The first story restarts. */
export function previous(playback: Playback): Playback {
  if (playback.state === 'ended') return playback;
  return playback.index === 0 ? { ...playback, elapsed: 0 } : goTo(playback, playback.index - 1);
}

// Keeps the other reasons to pause.
const goTo = (playback: Playback, index: number): Playback =>
  pause({ ...playback, index, elapsed: 0 }, 'loading');
