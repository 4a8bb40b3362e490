/**
 * Why a story stands still (B7). Each reason is kept apart: the story runs only when none is left.
 * `loading`: its picture is not decoded yet. `hidden`: the tab is. `hold`: a touch or the mouse holds it.
 * `guest`: the guest pressed Pause.
 */
export type PauseReason = 'loading' | 'hidden' | 'hold' | 'guest';

/** Where the viewer stands in a sequence of stories. Plain data: time comes in with each step. */
export interface Playback {
  /** How long each story shows, in milliseconds of running time. */
  readonly durations: readonly number[];
  readonly index: number;
  /** How long the current story has run, in milliseconds: loaded, visible, unpaused time only. */
  readonly elapsed: number;
  readonly paused: ReadonlySet<PauseReason>;
  /** `ended` once the last story is over, for good. */
  readonly state: 'on' | 'ended';
}

/**
 * The first story, waiting for its picture.
 *
 * @param durations one for each story, in milliseconds, at least one
 * @param reasons further reasons to start paused, e.g. `guest` where reduced motion is preferred
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
    state: 'on',
  };
}

/** Tells whether the current story's time is running. */
export const isRunning = (playback: Playback): boolean =>
  playback.state === 'on' && playback.paused.size === 0;

/** How far the current story is, from 0 to 1. */
export function progressOf({ durations, index, elapsed }: Playback): number {
  const duration = durations[index] ?? 0;
  return duration > 0 ? Math.min(1, elapsed / duration) : 1;
}

/** How far any story of the sequence is, from 0 to 1: 1 behind the current one, 0 ahead of it. */
export const shareOf = (playback: Playback, index: number): number =>
  index === playback.index ? progressOf(playback) : Number(index < playback.index);

/** The same as a whole percentage. */
export const percentOf = (playback: Playback, index: number): number =>
  Math.floor(shareOf(playback, index) * 100);

/**
 * Lets time pass. At the end of its duration a story gives way to the next; after the last the playback has ended.
 *
 * @param ms how much time passed, in milliseconds; it counts only while the story runs
 */
export function advance(playback: Playback, ms: number): Playback {
  if (!isRunning(playback) || ms <= 0) return playback;
  const elapsed = playback.elapsed + ms;
  return elapsed >= (playback.durations[playback.index] ?? 0)
    ? next(playback)
    : { ...playback, elapsed };
}

/** Adds a reason to stand still. */
export function pause(playback: Playback, reason: PauseReason): Playback {
  if (playback.paused.has(reason)) return playback;
  return { ...playback, paused: new Set([...playback.paused, reason]) };
}

/** Takes a reason to stand still away; the story runs on from where it stood once none is left. */
export function resume(playback: Playback, reason: PauseReason): Playback {
  if (!playback.paused.has(reason)) return playback;
  return { ...playback, paused: new Set([...playback.paused].filter((other) => other !== reason)) };
}

/** Moves on to the next story; from the last one the playback ends. */
export function next(playback: Playback): Playback {
  if (playback.state === 'ended') return playback;
  const last = playback.index >= playback.durations.length - 1;
  return last
    ? { ...playback, elapsed: playback.durations[playback.index] ?? 0, state: 'ended' }
    : goTo(playback, playback.index + 1);
}

/** Goes back one story; on the first one, to its beginning. */
export function previous(playback: Playback): Playback {
  if (playback.state === 'ended') return playback;
  return playback.index === 0 ? { ...playback, elapsed: 0 } : goTo(playback, playback.index - 1);
}

/** A story begins anew and waits for its picture, whatever else holds it. */
const goTo = (playback: Playback, index: number): Playback =>
  pause({ ...playback, index, elapsed: 0 }, 'loading');
