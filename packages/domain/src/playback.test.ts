import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  isRunning,
  next,
  type PauseReason,
  type Playback,
  pause,
  percentOf,
  previous,
  progressOf,
  resume,
  startPlayback,
} from './playback';

const REASONS: PauseReason[] = ['loading', 'hidden', 'hold', 'guest'];
const loaded = (playback: Playback) => resume(playback, 'loading');
const three = () => loaded(startPlayback([6000, 6000, 6000]));
const percents = (playback: Playback) =>
  playback.durations.map((_, index) => percentOf(playback, index));

describe('Playback', () => {
  it('waits for the first picture, then runs for its duration', () => {
    const waiting = startPlayback([6000, 6000]);
    expect(advance(waiting, 5000).elapsed).toBe(0);
    const running = advance(loaded(waiting), 5999);
    expect(running).toMatchObject({ index: 0, elapsed: 5999 });
    expect(advance(running, 1)).toMatchObject({ index: 1, elapsed: 0 });
  });

  it('waits for the picture of each further story', () => {
    const second = advance(three(), 6000);
    expect(isRunning(second)).toBe(false);
    expect(isRunning(loaded(second))).toBe(true);
  });

  it('fills the bars behind, empties those ahead', () => {
    expect(percents(advance(loaded(next(three())), 1530))).toEqual([100, 25, 0]);
  });

  it('ends after the last story, and nothing moves it then', () => {
    const last = loaded(next(loaded(next(three()))));
    const ended = advance(last, 6000);
    expect(ended).toMatchObject({ state: 'ended', index: 2 });
    expect(percents(ended)).toEqual([100, 100, 100]);
    expect([advance(ended, 50), next(ended), previous(ended)]).toEqual([ended, ended, ended]);
  });

  it('goes back one story, to its beginning', () => {
    expect(previous(advance(loaded(next(three())), 3000))).toMatchObject({ index: 0, elapsed: 0 });
    expect(previous(advance(three(), 3000))).toMatchObject({ index: 0, elapsed: 0 });
  });

  it('runs on from the saved point after a hold', () => {
    const held = pause(advance(three(), 2500), 'hold');
    expect(advance(held, 10_000).elapsed).toBe(2500);
    expect(advance(resume(held, 'hold'), 500).elapsed).toBe(3000);
  });

  it('runs only when no reason to pause is left', () => {
    const held = REASONS.reduce(pause, three());
    for (const reason of REASONS) {
      const others = REASONS.filter((other) => other !== reason).reduce(resume, held);
      expect(isRunning(others)).toBe(false);
      expect(isRunning(resume(others, reason))).toBe(true);
    }
  });

  it('starts paused for the reasons it is given', () => {
    expect(isRunning(loaded(startPlayback([6000], ['guest'])))).toBe(false);
  });

  const step = fc.oneof(
    fc.nat(8000).map((ms) => (playback: Playback) => advance(playback, ms)),
    fc.constantFrom(...REASONS).map((reason) => (playback: Playback) => pause(playback, reason)),
    fc.constantFrom(...REASONS).map((reason) => (playback: Playback) => resume(playback, reason)),
    fc.constantFrom(next, previous),
  );

  it('never shows a story for longer than its duration, whatever happens', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 21 }),
        fc.array(step, { maxLength: 200 }),
        (durations, steps) => {
          let playback = startPlayback(durations);
          for (const change of steps) {
            playback = change(playback);
            expect(playback.elapsed).toBeLessThanOrEqual(durations[playback.index] ?? Number.NaN);
            expect(progressOf(playback)).toBeGreaterThanOrEqual(0);
            expect(progressOf(playback)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('counts every running millisecond once, however time is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 59 }), (pieces) => {
        const total = pieces.reduce((sum, piece) => sum + piece, 0);
        expect(pieces.reduce(advance, three())).toEqual(advance(three(), total));
      }),
    );
  });
});
