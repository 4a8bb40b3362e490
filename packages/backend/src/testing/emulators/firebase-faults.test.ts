import type { StoredRsvp } from '@invitation/domain/record/record';
import type { Save } from '@invitation/domain/rsvp/save';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVE_INTERVAL_MS } from '../../firebase/replies/rsvp-store';
import { CHECK_DELAY_MS } from '../../firebase/session/kept-session';
import {
  ACCOUNTS,
  CALLS,
  DOCUMENTS,
  errorResponse,
  expireToken,
  mockResponses,
  originalFetch,
  reopen,
  requestAsAdministrator,
  restoreNetwork,
  signInAsNewGuest,
} from './mock-network';

const RSVP = { name: 'Ada', friday: 'yes', saturday: 'yes' } as const;

const saveOf = (answers: Save['answers'], ...seen: StoredRsvp[]): Save => ({
  answers,
  defaults: {},
  seen: seen.length > 0 ? seen : [null],
});

const pathOf = (uid: string) => `${DOCUMENTS}/rsvps/${uid}`;
const writeAsAdministrator = (uid: string, fields: object) =>
  requestAsAdministrator(pathOf(uid), 'PATCH', { fields });
const readAsAdministrator = (uid: string) =>
  originalFetch(pathOf(uid), { headers: { authorization: 'Bearer owner' } });
const deleteAccount = (uid: string) =>
  requestAsAdministrator(`${ACCOUNTS}:delete`, 'POST', { localId: uid });

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  restoreNetwork();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('The Firebase backend', () => {
  it('rejects and logs the error if the server refuses', async () => {
    const other = await signInAsNewGuest();
    const { rsvps } = await signInAsNewGuest();
    await expect(rsvps.logRsvp(other.uid, saveOf(RSVP))).rejects.toThrow(/link no longer works/);
    expect(log).toHaveBeenCalledWith(
      'Firebase:',
      expect.objectContaining({ code: 'permission-denied' }),
    );
    expect((await readAsAdministrator(other.uid)).status).toBe(404);
  });

  it('reads an incomplete document and keeps its fields', async () => {
    const { rsvps, uid } = await signInAsNewGuest();
    await writeAsAdministrator(uid, {
      name: { stringValue: 'Ada' },
      otherNotes: { stringValue: 'Arriving late' },
    });
    const loaded = await rsvps.read(uid);
    expect(loaded).toEqual({ name: 'Ada', otherNotes: 'Arriving late' });
    await rsvps.logRsvp(uid, saveOf(RSVP, loaded ?? {}));
    expect(await rsvps.read(uid)).toMatchObject({ ...RSVP, otherNotes: 'Arriving late' });
  });

  it('updates a document with a field of the hosts and a foreign id', async () => {
    const { rsvps, uid } = await signInAsNewGuest();
    const saved = await rsvps.logRsvp(uid, saveOf(RSVP));
    await writeAsAdministrator(uid, {
      name: { stringValue: 'Ada' },
      friday: { stringValue: 'yes' },
      saturday: { stringValue: 'yes' },
      table: { integerValue: '7' },
      id: { stringValue: 'another' },
    });
    expect(await rsvps.read(uid)).toEqual(RSVP);
    await rsvps.logRsvp(uid, saveOf({ ...RSVP, friday: 'no' }, saved));
    expect(await rsvps.read(uid)).toMatchObject({ friday: 'no' });
    const document = await readAsAdministrator(uid);
    expect((await document.json()).fields).toMatchObject({ table: { integerValue: '7' } });
  });

  it('rejects an invalid document and does not change it', async () => {
    const { rsvps, uid } = await signInAsNewGuest();
    await writeAsAdministrator(uid, { name: { integerValue: '7' } });
    await expect(rsvps.read(uid)).rejects.toThrow(/can’t read.*\n.*untouched/);
    await expect(rsvps.logRsvp(uid, saveOf(RSVP))).rejects.toThrow(/can’t read.*\n.*untouched/);
  });

  it('rejects every call without a connection', async () => {
    const backend = await signInAsNewGuest();
    mockResponses(/./, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(backend.rsvps.read(backend.uid)).rejects.toThrow(/connection dropped/);
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(backend.rsvps.read(backend.uid)).rejects.toThrow(/seem to be offline/);
    const save = backend.rsvps.logRsvp(backend.uid, saveOf(RSVP));
    await expect(save).rejects.toThrow(/seem to be offline/);
    offline.mockReturnValue(true);
    await backend.session.signOut();
    await expect(backend.session.signInAnonymously()).rejects.toThrow(/connection dropped/);
  });

  it('rejects after ten seconds', async () => {
    const { rsvps, uid } = await signInAsNewGuest();
    mockResponses(/./, () => new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const saving = expect(rsvps.logRsvp(uid, saveOf(RSVP))).rejects.toThrow(/took too long/);
    await vi.advanceTimersByTimeAsync(10_000);
    await saving;
  });

  it('shows a notice if the browser stores no data', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { notice, session } = await reopen();
    expect(notice).toMatch(/rehearsal.*blocking storage.*close or reload/);
    expect((await session.signInAnonymously()).uid).not.toBe('');
  });
});

/** Opens the backend, and lets the delay of the check pass. */
async function reopenAndCheck(calls: ReturnType<typeof vi.fn>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const backend = await reopen();
  const user = await backend.session.ready();
  await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
  vi.useRealTimers();
  await vi.waitFor(() => expect(calls).toHaveBeenCalled(), { timeout: 30_000 });
  return { ...backend, user };
}

describe('A stored session', () => {
  it('is available without a request', async () => {
    const { uid } = await signInAsNewGuest();
    const calls = mockResponses(/./, () => new Promise(() => {}));
    const { session } = await reopen();
    expect(await session.ready()).toEqual({ uid });
    expect(calls).not.toHaveBeenCalled();
  });

  it.each([
    [500, 'INTERNAL'],
    [503, 'BACKEND_ERROR'],
    [429, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
    [400, 'INVALID_ARGUMENT'],
    [403, 'PERMISSION_DENIED'],
  ])('survives one response %i %s to its check', async (status, message) => {
    const { uid, rsvps } = await signInAsNewGuest();
    await rsvps.logRsvp(uid, saveOf(RSVP));
    for (const pattern of [CALLS.lookup, CALLS.refresh]) {
      expireToken();
      const calls = mockResponses(pattern, errorResponse(status, message), 1);
      const backend = await reopenAndCheck(calls);
      expect(backend.user).toEqual({ uid });
      expect(await backend.session.signInAnonymously()).toEqual({ uid, isNew: false });
      expect(await backend.rsvps.read(uid)).toMatchObject(RSVP);
    }
  });

  it.each(['lookup', 'refresh'] as const)('ends when its account is deleted: %s', async (call) => {
    const { uid } = await signInAsNewGuest();
    await deleteAccount(uid);
    if (call === 'refresh') expireToken();
    const calls = mockResponses(CALLS[call], originalFetch);
    const { session } = await reopenAndCheck(calls);
    await vi.waitFor(async () => expect(await session.ready()).toBeNull(), { timeout: 30_000 });
    expect((await session.signInAnonymously()).uid).not.toBe(uid);
  });

  it('times out after ten seconds and is available later', async () => {
    const { uid } = await signInAsNewGuest();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    expireToken();
    mockResponses(CALLS.refresh, (input, init) => held.then(() => originalFetch(input, init)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { session } = await reopen();
    const waiting = expect(session.ready()).rejects.toThrow(/took too long/);
    await vi.advanceTimersByTimeAsync(10_000);
    await waiting;
    vi.useRealTimers();
    const again = session.signInAnonymously();
    answer();
    expect(await again).toEqual({ uid, isNew: false });
  });
});

describe('A slow sign-in', () => {
  it('creates one account for all attempts', async () => {
    localStorage.clear();
    const { session } = await reopen();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = mockResponses(CALLS.signUp, (input, init) =>
      held.then(() => originalFetch(input, init)),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = expect(session.signInAnonymously()).rejects.toThrow(/took too long/);
    // The attempt begins when the browser has granted the lock, which does not follow the fake timers.
    await vi.waitFor(() => expect(calls).toHaveBeenCalledOnce(), { interval: 1, timeout: 9_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    vi.useRealTimers();
    const secondCall = new Promise((resolve) => calls.mockImplementation(resolve));
    const again = session.signInAnonymously();
    await secondCall;
    answer();
    const { uid } = await again;
    expect(await session.ready()).toEqual({ uid });
    // The other answer comes at about the same time.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await session.signInAnonymously()).toEqual({ uid, isNew: false });
  });

  it('can be repeated after a failure', async () => {
    localStorage.clear();
    const { session } = await reopen();
    mockResponses(CALLS.signUp, errorResponse(503, 'BACKEND_ERROR'), 1);
    await expect(session.signInAnonymously()).rejects.toThrow();
    expect((await session.signInAnonymously()).uid).not.toBe('');
  });
});

describe('A late save', () => {
  const deferred = () => {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { until, release };
  };
  /** Starts a save and waits for its timeout. Returns a function that then sends the request. */
  async function timeOut(pattern: RegExp, save: () => Promise<unknown>) {
    const { until, release } = deferred();
    let arrived: Promise<Response> | undefined;
    mockResponses(
      pattern,
      (input, init) => {
        arrived = until.then(() => originalFetch(input, init));
        return arrived;
      },
      1,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failure = expect(save()).rejects.toThrow(/took too long/);
    // The save may read before it writes.
    await vi.waitFor(() => expect(arrived).toBeDefined(), { interval: 1, timeout: 9_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
    vi.useRealTimers();
    return async () => {
      release();
      await arrived;
      // Wait for later requests of this save, which follow after the interval between two saves.
      await new Promise((resolve) => setTimeout(resolve, SAVE_INTERVAL_MS + 800));
    };
  }

  it('does not replace a newer first reply', async () => {
    const { rsvps, uid } = await signInAsNewGuest();
    const release = await timeOut(CALLS.commit, () => rsvps.logRsvp(uid, saveOf(RSVP)));
    const newer: Save = { ...saveOf({ ...RSVP, friday: 'no' }), seen: [null, RSVP] };
    await rsvps.logRsvp(uid, newer);
    await release();
    expect(await rsvps.read(uid)).toMatchObject({ friday: 'no' });
  });

  it('does not replace a newer change if its read or its write is late', async () => {
    for (const pattern of [CALLS.commit, CALLS.read]) {
      const { rsvps, uid } = await signInAsNewGuest();
      const loaded = await rsvps.logRsvp(uid, saveOf(RSVP));
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      const attempt = { ...RSVP, friday: 'no', dietaryRestrictions: 'No nuts' } as const;
      const release = await timeOut(pattern, () => rsvps.logRsvp(uid, saveOf(attempt, loaded)));
      await rsvps.logRsvp(uid, saveOf({ ...RSVP, dietaryRestrictions: '' }, loaded, attempt));
      await release();
      expect(await rsvps.read(uid)).toMatchObject({ friday: 'yes' });
      expect((await rsvps.read(uid))?.dietaryRestrictions ?? '').toBe('');
    }
  });

  it('causes no conflict for a newer save', async () => {
    const { rsvps, uid } = await signInAsNewGuest();
    const release = await timeOut(CALLS.commit, () => rsvps.logRsvp(uid, saveOf(RSVP)));
    await release();
    await rsvps.logRsvp(uid, { ...saveOf({ ...RSVP, friday: 'no' }), seen: [null, RSVP] });
    expect(await rsvps.read(uid)).toMatchObject({ ...RSVP, friday: 'no' });
  });
});
