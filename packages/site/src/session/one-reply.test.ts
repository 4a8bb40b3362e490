import type { Backend } from '@invitation/backend/backend';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import { Conflict, type Save } from '@invitation/domain/save';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFormerGuest, markLeft } from './former-guest';
import { type GuestSession, guestSession } from './guest-session';
import { forgetKept, keep, readKept } from './kept-reply';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A backend whose calls are answered by hand. Each read knows what the server had when it was asked. */
function slowServer(start: StoredRsvp | null) {
  const server = { reply: start };
  const calls: (() => void)[] = [];
  const later = <Answer>(answer: () => Answer) =>
    new Promise<Answer>((resolve, reject) => {
      calls.push(() => {
        try {
          resolve(answer());
        } catch (error) {
          reject(error);
        }
      });
    });
  const backend = {
    session: { ready: async () => ({ uid: 'ada' }) },
    rsvps: {
      read: () => {
        const { reply } = server;
        return later(() => reply);
      },
      logRsvp: (_key: string, { answers }: Save) => {
        const reply = { ...answers } as StoredRsvp;
        return later(() => {
          server.reply = reply;
          return reply;
        });
      },
    },
  } as unknown as Backend;
  const tab = async (): Promise<GuestSession> => {
    const session = guestSession(async () => backend, createQueryClient(), { days: WEEKEND });
    await session.ready();
    return session;
  };
  return { server, calls, later, backend, tab };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

/** 'version 3' is the reply of the third save. */
const version = (reply: { readonly name?: unknown } | null | undefined): number =>
  Number(/\d+$/.exec(String(reply?.name ?? ''))?.[0] ?? 0);

describe('One reply in one browser', () => {
  const KEY = 'ada';
  const command = fc.record({
    do: fc.constantFrom('read', 'read again', 'save', 'answer', 'storage event'),
    tab: fc.constantFrom(0, 1),
    which: fc.nat(5),
  });

  it('is never older than the last confirmed save, in any order of questions and answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(null, { name: 'version 0' }),
        fc.boolean(),
        fc.array(command, { maxLength: 20 }),
        async (start, isBlocked, commands) => {
          vi.stubGlobal('localStorage', isBlocked ? null : memoryStorage());
          let time = 1_000;
          vi.spyOn(Date, 'now').mockImplementation(() => ++time);
          const { calls, tab } = slowServer(start);
          const tabs = [await tab(), await tab()] as const;
          /** What each tab has saved, or has heard of. */
          const known = [0, 0];
          let saved = 0;
          let saves = 0;
          const read = (session: GuestSession, isAgain: boolean) => {
            if (isAgain) void session.queryClient.invalidateQueries({ refetchType: 'none' });
            session.readRsvp(KEY).catch(() => {});
          };
          for (const { do: what, tab: index, which } of commands) {
            const session = tabs[index] as GuestSession;
            if (what === 'read' || what === 'read again') read(session, what === 'read again');
            if (what === 'answer') calls.splice(which % Math.max(1, calls.length), 1)[0]?.();
            if (what === 'storage event') {
              session.adoptKept();
              // A tab that knows nothing of the reply yet has nothing to correct.
              if (!isBlocked && session.newestRsvp(KEY).asOf > 0) known[index] = saved;
            }
            // A save of one tab at a time: the server refuses the older of two.
            if (what === 'save' && saves === saved) {
              const name = `version ${++saves}`;
              void session.saveRsvp(KEY, { answers: { name }, seen: [] }).then((reply) => {
                saved = version(reply);
                known[index] = saved;
              });
            }
            await settle();
            if (!isBlocked) expect(version(readKept()?.reply)).toBeGreaterThanOrEqual(saved);
            for (const [each, one] of tabs.entries()) {
              expect(version(one.newestRsvp(KEY).reply)).toBeGreaterThanOrEqual(known[each] ?? 0);
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is not taken from a copy that could not be renewed', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(2_000);
    const { calls, tab } = slowServer({ name: 'version 1' });
    const session = await tab();
    void session.readRsvp(KEY);
    await settle();
    calls.pop()?.();
    await settle();
    now.mockReturnValue(1_000);
    keep(KEY, { uid: 'ada', reply: { name: 'version 0' } });
    expect(session.adoptKept()).toBe(false);
    expect(session.newestRsvp(KEY).reply).toEqual({ name: 'version 1' });
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
    calls.pop()?.();
    await expect(saving).rejects.toThrow(Conflict);
    calls.pop()?.();
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
      calls.pop()?.();
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
      calls.pop()?.();
      await settle();
      expect(readKept()).toBeNull();
    },
  );
});
