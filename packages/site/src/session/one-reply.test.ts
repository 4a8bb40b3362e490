import type { Backend } from '@invitation/backend/backend';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import type { Fields, StoredRsvp } from '@invitation/domain/record/record';
import { Conflict, type Save } from '@invitation/domain/rsvp/save';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFormerGuest, markLeft } from './former-guest';
import { type GuestSession, guestSession } from './guest-session';
import { forgetKept, keep, readKept } from './kept-reply';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A refusal of this save, as if another phone had changed the name. */
const REFUSED: Fields = { name: 'refused' };

/** A backend whose calls arrive and are answered when the test says so. Saves are merged, and each puts its number into the name. */
function slowServer(start: StoredRsvp | null) {
  const server = { reply: start, time: 0 };
  /** The version that each save has made. */
  const versions = new Map<Fields, number>();
  const save = (answers: Fields) => {
    const before = server.reply?.lastRsvp?.getTime() ?? 0;
    server.time += 1_000;
    versions.set(answers, versions.size + 1);
    const reply = { ...server.reply, ...answers, name: `version ${versions.size}` };
    server.reply = { ...reply, lastRsvp: new Date(server.time) };
    // As in the contract: the SDK does not tell the time of a save.
    return { ...reply, lastRsvp: new Date(before + 1) };
  };
  const calls: { hasArrived(): boolean; arrive(): void; answer(): void }[] = [];
  const later = <Answer>(handle: () => Answer) =>
    new Promise<Answer>((resolve, reject) => {
      let answer: (() => void) | null = null;
      const arrive = () => {
        try {
          const result = handle();
          answer = () => resolve(result);
        } catch (error) {
          answer = () => reject(error);
        }
      };
      calls.push({
        hasArrived: () => answer !== null,
        arrive,
        answer() {
          if (!answer) arrive();
          answer?.();
        },
      });
    });
  const backend = {
    session: { ready: async () => ({ uid: 'ada' }) },
    rsvps: {
      read: () => later(() => server.reply),
      logRsvp: (_key: string, { answers }: Save) =>
        later(() => {
          if (answers === REFUSED) throw new Conflict(server.reply, ['name']);
          return save(answers);
        }),
    },
  } as unknown as Backend;
  const tab = async (): Promise<GuestSession> => {
    const session = guestSession(async () => backend, createQueryClient(), { days: WEEKEND });
    await session.ready();
    return session;
  };
  const remove = () => {
    server.reply = null;
  };
  return { calls, versions, save, remove, later, backend, tab };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** 'version 3' is the reply of the third save. */
const version = (reply: { readonly name?: unknown } | null | undefined): number =>
  Number(/\d+$/.exec(String(reply?.name ?? ''))?.[0] ?? 0);

describe('One reply in one browser', () => {
  const KEY = 'ada';
  const CALLS = ['save', 'refused save', 'read'] as const;
  interface Step {
    readonly tab: 0 | 1;
    readonly what:
      | (typeof CALLS)[number]
      | 'storage event'
      | 'save on another phone'
      | 'deleted by hosts'
      | 'clock set back';
  }
  /** Two calls of each kind in each tab. The first step makes a call, the second lets it arrive, the third answers it. */
  const steps: readonly Step[] = ([0, 1] as const).flatMap((tab) => [
    ...[...CALLS, 'storage event' as const].flatMap((what) => Array<Step>(6).fill({ tab, what })),
    { tab, what: 'save on another phone' },
    { tab, what: 'deleted by hosts' },
    { tab, what: 'clock set back' },
  ]);

  it('is never older than what a tab has learned, in any order of requests and answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(null, { name: 'version 0' }),
        fc.boolean(),
        fc.shuffledSubarray([...steps]),
        async (start, isBlocked, order) => {
          vi.stubGlobal('localStorage', isBlocked ? null : memoryStorage());
          let time = 1_000;
          vi.spyOn(Date, 'now').mockImplementation(() => ++time);
          const { calls, versions, save, remove, tab } = slowServer(start);
          const tabs = [await tab(), await tab()] as const;
          const called = new Map<(typeof steps)[number], (typeof calls)[number]>();
          /** The newest version that each tab has made, or has heard of. */
          const known = [0, 0];
          let newest = 0;
          let deleted = 0;
          const olderConflicts: unknown[] = [];
          const learn = (index: 0 | 1, learned: number) => {
            if (learned <= deleted) return;
            known[index] = Math.max(known[index] ?? 0, learned);
            newest = Math.max(newest, learned);
          };
          const ask = {
            async read(session: GuestSession, index: 0 | 1) {
              void session.queryClient.invalidateQueries({ refetchType: 'none' });
              const read = await session.readRsvp(KEY).catch(() => null);
              // Without storage, a tab compares nothing with what it has read.
              if (!isBlocked) learn(index, version(read));
            },
            async save(session: GuestSession, index: 0 | 1) {
              const answers = index === 0 ? { friday: 'yes' } : { saturday: 'yes' };
              await session.saveRsvp(KEY, { answers, seen: [] });
              learn(index, versions.get(answers) ?? 0);
            },
            async 'refused save'(session: GuestSession, index: 0 | 1) {
              const saving = session.saveRsvp(KEY, { answers: REFUSED, seen: [] });
              const { current } = (await saving.catch((error: Conflict) => error)) as Conflict;
              learn(index, version(session.newestRsvp(KEY).reply));
              if (current && version(current) < (known[index] ?? 0)) olderConflicts.push(current);
            },
          };
          for (const step of order) {
            const { tab: index, what } = step;
            const session = tabs[index];
            const call = called.get(step);
            if (what === 'storage event') {
              session.adoptKept();
              // A tab that knows nothing of the reply yet has nothing to correct.
              if (!isBlocked && session.newestRsvp(KEY).asOf > 0) known[index] = newest;
            } else if (what === 'save on another phone') save({});
            else if (what === 'deleted by hosts') {
              // Nothing tells whether an answer is older than a deletion.
              for (const underWay of called.values()) {
                underWay.answer();
                await settle();
              }
              called.clear();
              remove();
              deleted = versions.size;
              newest = 0;
              known.fill(0);
            } else if (what === 'clock set back') time -= 1_000;
            else if (!call) {
              // The form's button is disabled during a save.
              const isSaving = [...called.keys()].some(
                (one) => one.tab === index && one.what !== 'read',
              );
              if (isSaving && what !== 'read') continue;
              const { length } = calls;
              void ask[what](session, index);
              await settle();
              // A read that is under way is not repeated.
              if (calls[length]) called.set(step, calls[length]);
            } else if (!call.hasArrived()) call.arrive();
            else {
              call.answer();
              called.delete(step);
            }
            await settle();
            expect(olderConflicts).toEqual([]);
            if (!isBlocked) expect(version(readKept()?.reply)).toBeGreaterThanOrEqual(newest);
            for (const [each, one] of tabs.entries()) {
              expect(version(one.newestRsvp(KEY).reply)).toBeGreaterThanOrEqual(known[each] ?? 0);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is not kept if the copy cannot be renewed', () => {
    keep(KEY, { uid: 'ada', reply: { name: 'version 0' } });
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    keep(KEY, { uid: 'ada', reply: { name: 'version 1' } });
    expect(readKept()).toBeNull();
  });

  it.each([
    ['news', { news: [] }, true],
    ['an invitation', { invitation: {} }, false],
  ])('is kept without %s that does not fit: %#', (_what, documents, stays) => {
    keep(KEY, { uid: 'ada', reply: { name: 'version 0' } });
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    keep(KEY, documents);
    expect(readKept() !== null).toBe(stays);
  });

  it('is still read after another tab has kept something else with it', async () => {
    keep(KEY, { uid: 'ada', reply: { name: 'version 0' } });
    const { calls, tab } = slowServer({ name: 'version 1', lastRsvp: new Date(1) });
    const session = await tab();
    const reading = session.readRsvp(KEY);
    await settle();
    keep(KEY, { link: 'secret' });
    expect(session.adoptKept()).toBe(false);
    expect(session.kept(KEY)).not.toBeNull();
    calls.pop()?.answer();
    expect(await reading).toMatchObject({ name: 'version 1' });
  });

  it('of a save after a deletion is newer than the deleted one in every tab', async () => {
    const { calls, remove, tab } = slowServer({ name: 'Ada', lastRsvp: new Date(5_000) });
    const tabs = [await tab(), await tab()] as const;
    const save = async (answers: Fields) => {
      const saving = tabs[0].saveRsvp(KEY, { answers, seen: [] }).catch((error: unknown) => error);
      await settle();
      calls.pop()?.answer();
      return saving;
    };
    for (const session of tabs) {
      void session.readRsvp(KEY);
      await settle();
      calls.pop()?.answer();
      await settle();
    }
    remove();
    expect(await save(REFUSED)).toBeInstanceOf(Conflict);
    expect(readKept()).toBeNull();
    await save({});
    expect(tabs[1].adoptKept()).toBe(true);
    expect(tabs[1].newestRsvp(KEY).reply).toMatchObject({ name: 'version 1' });
  });

  it('was deleted, as a conflict says, although another tab has just saved it', async () => {
    const { calls, remove, save, tab } = slowServer({ name: 'Ada', lastRsvp: new Date(5_000) });
    const session = await tab();
    const saving = session.saveRsvp(KEY, { answers: REFUSED, seen: [] });
    await settle();
    keep(KEY, { uid: 'ada', reply: save({}) });
    remove();
    calls.pop()?.answer();
    await expect(saving).rejects.toMatchObject({ current: null });
  });

  it('is what a conflict found, although an older read is answered later', async () => {
    const { calls, later, backend, tab } = slowServer({ name: 'version 0' });
    const session = await tab();
    void session.readRsvp(KEY);
    await settle();
    vi.spyOn(backend.rsvps, 'logRsvp').mockImplementation(() =>
      later(() => {
        throw new Conflict({ name: 'version 1' }, ['name']);
      }),
    );
    const saving = session.saveRsvp(KEY, { answers: { name: 'version 2' }, seen: [] });
    await settle();
    calls.pop()?.answer();
    await expect(saving).rejects.toThrow(Conflict);
    calls.pop()?.answer();
    await settle();
    expect(session.newestRsvp(KEY).reply).toEqual({ name: 'version 1' });
    expect(readKept()?.reply).toMatchObject({ name: 'version 1' });
  });

  it.each(['read', 'save'] as const)(
    'is not kept by a %s of a guest who has left',
    async (what) => {
      const { calls, tab } = slowServer({ name: 'Ada' });
      const session = await tab();
      if (what === 'read') void session.readRsvp(KEY);
      else void session.saveRsvp(KEY, { answers: { name: 'Ada' }, seen: [] });
      await settle();
      markLeft();
      forgetKept();
      calls.pop()?.answer();
      await settle();
      expect(readKept()).toBeNull();
      // The next guest of this tab is kept again.
      forgetFormerGuest();
      keep('eve', { uid: 'eve', reply: { name: 'Eve' } });
      expect(readKept()).not.toBeNull();
    },
  );

  it.each(['read', 'save'] as const)(
    'is not kept by a %s of an account that has ended',
    async (what) => {
      const { calls, backend, tab } = slowServer({ name: 'Ada' });
      const session = await tab();
      if (what === 'read') void session.readRsvp(KEY);
      else void session.saveRsvp(KEY, { answers: { name: 'Ada' }, seen: [] });
      await settle();
      vi.spyOn(backend.session, 'ready').mockResolvedValue(null);
      await session.ready();
      calls.pop()?.answer();
      await settle();
      expect(readKept()).toBeNull();
    },
  );
});
