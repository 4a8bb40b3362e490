/**
 * Why a story is paused (B7). Several reasons can apply at once.
 * `loading`: the picture is not decoded yet. `hidden`: the tab is hidden. `hold`: the guest holds a finger or the mouse
 * button down. `guest`: the guest pressed Pause.
 */
export type PauseReason = 'loading' | 'hidden' | 'hold' | 'guest';

/** The state of a sequence of stories. */
export interface Playback {
  /** For each story, in milliseconds. */
  readonly durations: readonly number[];
  readonly index: number;
  /** Milliseconds that the current story has run, without pauses. */
  readonly elapsed: number;
  readonly paused: ReadonlySet<PauseReason>;
  /** `ended` is final. */
  readonly state: 'active' | 'ended';
}

/**
 * The initial state: the first story waits for its picture.
 *
 * @param durations for each story, in milliseconds; at least one
 * @param reasons more reasons to start paused, e.g. `guest` with reduced motion
 */
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

/** Whether time counts for the current story. */
export const isRunning = (playback: Playback): boolean =>
  playback.state === 'active' && playback.paused.size === 0;

/** The progress of the current story, from 0 to 1. */
export function currentProgress({ durations, index, elapsed }: Playback): number {
  const duration = durations[index] ?? 0;
  return duration > 0 ? Math.min(1, elapsed / duration) : 1;
}

/** The progress of any story: 1 before the current one, 0 after it. */
export const storyProgress = (playback: Playback, index: number): number =>
  index === playback.index ? currentProgress(playback) : Number(index < playback.index);

/** The progress of any story, as a whole number from 0 to 100. */
export const storyPercent = (playback: Playback, index: number): number =>
  Math.floor(storyProgress(playback, index) * 100);

/**
 * Counts time for the current story unless it is paused. At its end the next story begins, or the playback ends.
 *
 * @param ms milliseconds since the last call
 */
export function advance(playback: Playback, ms: number): Playback {
  if (!isRunning(playback) || ms <= 0) return playback;
  const elapsed = playback.elapsed + ms;
  return elapsed >= (playback.durations[playback.index] ?? 0)
    ? next(playback)
    : { ...playback, elapsed };
}

/** Adds a reason to pause. */
export function pause(playback: Playback, reason: PauseReason): Playback {
  if (playback.paused.has(reason)) return playback;
  return { ...playback, paused: new Set([...playback.paused, reason]) };
}

/** Removes a reason to pause. The story continues when no reason is left. */
export function resume(playback: Playback, reason: PauseReason): Playback {
  if (!playback.paused.has(reason)) return playback;
  return { ...playback, paused: new Set([...playback.paused].filter((other) => other !== reason)) };
}

/** Starts the next story. After the last one the playback ends. */
export function next(playback: Playback): Playback {
  if (playback.state === 'ended') return playback;
  const last = playback.index >= playback.durations.length - 1;
  return last
    ? { ...playback, elapsed: playback.durations[playback.index] ?? 0, state: 'ended' }
    : goTo(playback, playback.index + 1);
}

/** Goes back to the previous story, or restarts the first one. */
export function previous(playback: Playback): Playback {
  if (playback.state === 'ended') return playback;
  return playback.index === 0 ? { ...playback, elapsed: 0 } : goTo(playback, playback.index - 1);
}

// The other reasons to pause stay.
const goTo = (playback: Playback, index: number): Playback =>
  pause({ ...playback, index, elapsed: 0 }, 'loading');
