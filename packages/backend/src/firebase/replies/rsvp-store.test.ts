import { WEEKEND } from '@invitation/domain/fixtures/days';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import type { StoredRsvp } from '@invitation/domain/record/record';
import type { Firestore } from 'firebase/firestore/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClock } from '../server-clock';
import { firestoreRsvps, REASON_TIMEOUT_MS, SAVE_INTERVAL_MS } from './rsvp-store';

const sdk = vi.hoisted(() => ({
  deleteField: () => 'deleted',
  doc: vi.fn(() => 'reference'),
  getDoc: vi.fn(),
  serverTimestamp: vi.fn(() => 'now'),
  setDoc: vi.fn(),
  runTransaction: vi.fn(),
}));
vi.mock('firebase/firestore/lite', () => sdk);

const ADA = { name: 'Ada', friday: 'yes', saturday: 'yes' } as const;
const NOW = new Date('2025-10-03T20:45:00Z');
const set = vi.fn();
const failure = (code: string) => Object.assign(new Error(code), { code });

/** Sets the document that transactions read. */
const setStored = (document: StoredRsvp | null) =>
  sdk.runTransaction.mockImplementation(async (_, update) =>
    update({
      get: async () => ({ id: 'ada', exists: () => document !== null, data: () => document }),
      set,
    }),
  );
const storeOf = (ready: () => Promise<void> = async () => {}) =>
  firestoreRsvps(
    {} as Firestore,
    { days: WEEKEND, questions: QUESTIONS },
    serverClock(),
    async () => {
      await ready();
      return 'ada';
    },
  );
const save = (seen: StoredRsvp | null = ADA, ready = async () => {}) =>
  storeOf(ready).logRsvp('ada', {
    answers: { ...ADA, friday: 'no' },
    defaults: {},
    seen: [seen],
  });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setStored({ ...ADA, lastRsvp: new Date(NOW.getTime() - 60_000) });
  sdk.setDoc.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('A first save', () => {
  it('creates the document without a read', async () => {
    expect(await save(null)).toEqual({ ...ADA, friday: 'no', lastRsvp: NOW });
    expect(sdk.setDoc).toHaveBeenCalledExactlyOnceWith(
      'reference',
      { ...ADA, friday: 'no', lastRsvp: 'now' },
      { mergeFields: ['name', 'friday', 'saturday', 'lastRsvp'] },
    );
    expect(sdk.runTransaction).not.toHaveBeenCalled();
  });

  it('has a server time from before the document was stored, whatever the time of the device', async () => {
    const clock = serverClock();
    const rsvps = firestoreRsvps({} as Firestore, { days: WEEKEND }, clock, async () => 'ada');
    const server = new Date(NOW.getTime() - 3_600_000);
    sdk.setDoc.mockImplementation(async () => {
      vi.advanceTimersByTime(3_000);
      clock.tell(server);
    });
    const { lastRsvp } = await rsvps.logRsvp('ada', { answers: ADA, seen: [null] });
    expect(lastRsvp).toEqual(new Date(server.getTime() - 3_000));
  });

  it.each(['already-exists', 'aborted', 'failed-precondition', 'permission-denied'])(
    'is merged into the stored document after the error %s',
    async (code) => {
      sdk.setDoc.mockRejectedValue(failure(code));
      setStored({ ...ADA, friday: 'no', lastRsvp: new Date(0) });
      // No answer has the server's exact time. This one is between the times of the previous state and of the save.
      expect(await save(null)).toEqual({ ...ADA, friday: 'no', lastRsvp: new Date(1) });
      expect(sdk.runTransaction).toHaveBeenCalledOnce();
    },
  );

  it('is not repeated after any other error', async () => {
    sdk.setDoc.mockRejectedValue(failure('unavailable'));
    await expect(save(null)).rejects.toThrow(/busy/);
    expect(sdk.runTransaction).not.toHaveBeenCalled();
  });
});

describe('A later save', () => {
  it('writes only the changed fields, in a transaction', async () => {
    await save();
    expect(set).toHaveBeenCalledExactlyOnceWith(
      'reference',
      { friday: 'no', lastRsvp: 'now' },
      { mergeFields: ['friday', 'lastRsvp'] },
    );
    expect(sdk.runTransaction).toHaveBeenCalledWith({}, expect.any(Function), { maxAttempts: 1 });
  });

  it('waits until a second has passed since the last one', async () => {
    setStored({ ...ADA, lastRsvp: new Date(NOW.getTime() - 200) });
    const saving = save();
    await vi.advanceTimersByTimeAsync(799);
    expect(set).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(set).toHaveBeenCalledOnce();
    await saving;
  });

  it('does not wait if the clock of the server is ahead', async () => {
    setStored({ ...ADA, lastRsvp: new Date(NOW.getTime() + 3_600_000) });
    await save();
    expect(set).toHaveBeenCalledOnce();
  });

  it('is repeated once after a second if it is rejected', async () => {
    const transaction = sdk.runTransaction.getMockImplementation();
    sdk.runTransaction.mockImplementationOnce(async () => {
      throw failure('permission-denied');
    });
    sdk.runTransaction.mockImplementation(transaction ?? (() => {}));
    const saving = save();
    await vi.advanceTimersByTimeAsync(999);
    expect(sdk.runTransaction).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    await saving;
    expect(sdk.runTransaction).toHaveBeenCalledTimes(2);
  });

  it('is not repeated after any other error', async () => {
    sdk.runTransaction.mockRejectedValue(failure('unavailable'));
    const saving = expect(save()).rejects.toThrow(/busy/);
    await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS);
    await saving;
    expect(sdk.runTransaction).toHaveBeenCalledOnce();
  });

  it('writes nothing if its read arrives after the timeout', async () => {
    let answer = () => {};
    sdk.runTransaction.mockImplementation(async (_, update) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return update({
        get: async () => ({ id: 'ada', exists: () => true, data: () => ADA }),
        set,
      });
    });
    const saving = expect(save()).rejects.toThrow(/too long/);
    await vi.advanceTimersByTimeAsync(10_000);
    await saving;
    answer();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(set).not.toHaveBeenCalled();
  });
});

describe('A refused save', () => {
  const refuseAfter = (ms: number) => {
    let calls = 0;
    sdk.runTransaction.mockImplementation(async () => {
      // Clocks that differ may cause the first refusal.
      if (calls++ > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      throw failure('permission-denied');
    });
  };
  const readAfter = (ms: number) =>
    sdk.getDoc.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return { exists: () => true, data: () => ADA };
    });

  it('says why, although the save has used up its time', async () => {
    refuseAfter(8_900);
    readAfter(REASON_TIMEOUT_MS - 1);
    const saving = expect(save()).rejects.toThrow(/isn’t accepted/);
    await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS + 8_900);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(REASON_TIMEOUT_MS);
    await saving;
  });

  it.each([
    ['takes too long', () => readAfter(REASON_TIMEOUT_MS + 1)],
    ['fails', () => sdk.getDoc.mockRejectedValue(failure('unavailable'))],
  ])('says only that it is refused if finding the reason %s', async (_, prepare) => {
    refuseAfter(0);
    prepare();
    const saving = expect(save()).rejects.toThrow(/server refused/);
    await vi.advanceTimersByTimeAsync(SAVE_INTERVAL_MS + 1);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(REASON_TIMEOUT_MS);
    await saving;
  });
});

describe('Answers to questions', () => {
  const stored = { ...ADA, answers: { meal: { Fish: 2, Meat: 1 }, song: 'Fado', gone: 'Cake' } };
  const seen = { ...ADA, 'answers/meal': '{"Fish":2,"Meat":1}', 'answers/song': 'Fado' };

  it('are read as fields', async () => {
    sdk.getDoc.mockResolvedValue({ id: 'ada', exists: () => true, data: () => stored });
    expect(await storeOf().read('ada')).toEqual(seen);
  });

  it('replace only what has changed in the stored map', async () => {
    setStored(stored as StoredRsvp);
    await storeOf().logRsvp('ada', {
      answers: { 'answers/meal': '{"Fish":3}', 'answers/song': null },
      seen: [seen],
    });
    expect(set).toHaveBeenCalledExactlyOnceWith(
      'reference',
      { answers: { meal: { Fish: 3 }, song: 'deleted' }, lastRsvp: 'now' },
      { mergeFields: ['lastRsvp', 'answers.meal', 'answers.song'] },
    );
  });
});

it('sends no request before the session is ready', async () => {
  let ready = () => {};
  const session = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const store = storeOf(() => session);
  sdk.getDoc.mockResolvedValue({ exists: () => false });
  const reading = store.read('ada');
  const saving = save(null, () => session);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sdk.getDoc).not.toHaveBeenCalled();
  expect(sdk.setDoc).not.toHaveBeenCalled();
  ready();
  await Promise.all([reading, saving]);
  expect(sdk.getDoc).toHaveBeenCalledOnce();
  expect(sdk.setDoc).toHaveBeenCalledOnce();
});
