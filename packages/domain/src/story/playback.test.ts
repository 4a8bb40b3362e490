import { describe, expect, it } from 'vitest';
import { fc } from '../fixtures/fast-check.js';
import {
  advance,
  currentProgress,
  isRunning,
  next,
  type PauseReason,
  type Playback,
  pause,
  previous,
  resume,
  startPlayback,
  storyPercent,
} from './playback';

const REASONS: PauseReason[] = ['loading', 'hidden', 'hold', 'guest'];
const loaded = (playback: Playback) => resume(playback, 'loading');
const threeStories = () => loaded(startPlayback([6000, 6000, 6000]));
const percents = (playback: Playback) =>
  playback.durations.map((_, index) => storyPercent(playback, index));

describe('Playback', () => {
  it('waits for the first picture, then runs for its duration', () => {
    const waiting = startPlayback([6000, 6000]);
    expect(advance(waiting, 5000).elapsed).toBe(0);
    const running = advance(loaded(waiting), 5999);
    expect(running).toMatchObject({ index: 0, elapsed: 5999 });
    expect(advance(running, 1)).toMatchObject({ index: 1, elapsed: 0 });
  });

  it('waits for the picture of each story', () => {
    const second = advance(threeStories(), 6000);
    expect(isRunning(second)).toBe(false);
    expect(isRunning(loaded(second))).toBe(true);
  });

  it('has 100 percent before the current story and 0 after it', () => {
    expect(percents(advance(loaded(next(threeStories())), 1530))).toEqual([100, 25, 0]);
  });

  it('ends after the last story and then ignores every action', () => {
    const last = loaded(next(loaded(next(threeStories()))));
    const ended = advance(last, 6000);
    expect(ended).toMatchObject({ state: 'ended', index: 2 });
    expect(percents(ended)).toEqual([100, 100, 100]);
    expect([advance(ended, 50), next(ended), previous(ended)]).toEqual([ended, ended, ended]);
  });

  it('goes back to the beginning of the previous story', () => {
    expect(previous(advance(loaded(next(threeStories())), 3000))).toMatchObject({
      index: 0,
      elapsed: 0,
    });
    expect(previous(advance(threeStories(), 3000))).toMatchObject({ index: 0, elapsed: 0 });
  });

  it('continues from the same point after a hold', () => {
    const held = pause(advance(threeStories(), 2500), 'hold');
    expect(advance(held, 10_000).elapsed).toBe(2500);
    expect(advance(resume(held, 'hold'), 500).elapsed).toBe(3000);
  });

  it('runs only when no reason to pause is left', () => {
    const held = REASONS.reduce(pause, threeStories());
    for (const reason of REASONS) {
      const others = REASONS.filter((other) => other !== reason).reduce(resume, held);
      expect(isRunning(others)).toBe(false);
      expect(isRunning(resume(others, reason))).toBe(true);
    }
  });

  it('starts paused for the given reasons', () => {
    expect(isRunning(loaded(startPlayback([6000], ['guest'])))).toBe(false);
  });

  const step = fc.oneof(
    fc.nat(8000).map((ms) => (playback: Playback) => advance(playback, ms)),
    fc.constantFrom(...REASONS).map((reason) => (playback: Playback) => pause(playback, reason)),
    fc.constantFrom(...REASONS).map((reason) => (playback: Playback) => resume(playback, reason)),
    fc.constantFrom(next, previous),
  );

  it('never shows a story for longer than its duration', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 21 }),
        fc.array(step, { maxLength: 200 }),
        (durations, steps) => {
          let playback = startPlayback(durations);
          for (const change of steps) {
            playback = change(playback);
            expect(playback.elapsed).toBeLessThanOrEqual(durations[playback.index] ?? Number.NaN);
            expect(currentProgress(playback)).toBeGreaterThanOrEqual(0);
            expect(currentProgress(playback)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('counts every millisecond once, for any size of step', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 59 }), (pieces) => {
        const total = pieces.reduce((sum, piece) => sum + piece, 0);
        expect(pieces.reduce(advance, threeStories())).toEqual(advance(threeStories(), total));
      }),
    );
  });
});
