import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TIME_LIMIT_MS } from '../firebase/errors';
import {
  breakNetwork,
  CALLS,
  expireToken,
  openSignedIn,
  refusal,
  reopen,
  repairNetwork,
} from './faulty-network';

/** Longest wait of the Authentication SDK for one call, in milliseconds. */
const SDK_LIMIT_MS = 60_000;
const SAVE = {
  answers: { name: 'Ada', friday: 'yes', saturday: 'yes' },
  defaults: {},
  seen: [null],
} as const;

const page = async () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));

/** What can go wrong with a call. */
const FAULTS = {
  'no network': cut,
  'connection cut': cut,
  'a page in place of JSON': page,
  'no answer': () => new Promise<never>(() => {}),
  '400': refusal(400, 'INVALID_ARGUMENT'),
  '403': refusal(403, 'PERMISSION_DENIED'),
  '429': refusal(429, 'RESOURCE_EXHAUSTED'),
  '500': refusal(500, 'INTERNAL'),
  '503': refusal(503, 'UNAVAILABLE'),
} as const satisfies Record<string, typeof fetch>;
type Fault = keyof typeof FAULTS;

/** What the guest does when a call fails, every time it is made. */
const SITUATIONS = {
  async signUp() {
    localStorage.clear();
    const { session } = await reopen();
    return () => session.signInAnonymously();
  },
  async lookup() {
    await openSignedIn();
    return async () => (await reopen()).session.ready();
  },
  async refresh() {
    const { uid } = await openSignedIn();
    expireToken();
    return async () => (await reopen()).rsvps.read(uid);
  },
  async read() {
    const { rsvps, uid } = await openSignedIn();
    return () => rsvps.read(uid);
  },
  async commit() {
    const { rsvps, uid } = await openSignedIn();
    return () => rsvps.logRsvp(uid, SAVE);
  },
} as const satisfies Record<keyof typeof CALLS, () => Promise<() => Promise<unknown>>>;

const offline = /^You seem to be offline/;
const broken = /^The connection to the server broke off/;
const slow = /^The server took too long to answer/;
const refused = /^The server refused this/;
const busy = /^The server is busy/;
const ours = /^Something went wrong on our side/;

type Sentences = Readonly<Record<Fault, RegExp | null>>;

/** What a call says that the SDK makes for the guest at once. */
const FAILED: Sentences = {
  'no network': offline,
  'connection cut': broken,
  'a page in place of JSON': broken,
  'no answer': slow,
  '400': ours,
  '403': refused,
  '429': busy,
  '500': ours,
  '503': busy,
};

/** The sentences of `docs/faults.md`; `null` where the guest notices nothing. */
const EXPECTED: Readonly<Record<keyof typeof CALLS, Sentences>> = {
  signUp: FAILED,
  lookup: {
    'no network': null,
    'connection cut': null,
    'a page in place of JSON': null,
    'no answer': slow,
    '400': null,
    '403': null,
    '429': null,
    '500': null,
    '503': null,
  },
  refresh: { ...FAILED, '400': refused },
  read: FAILED,
  commit: FAILED,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  repairNetwork();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cases = (Object.keys(CALLS) as (keyof typeof CALLS)[]).flatMap((call) =>
  (Object.keys(FAULTS) as Fault[]).map((fault) => ({ call, fault })),
);

it.each(cases)('$call with $fault says what is documented', async ({ call, fault }) => {
  const attempt = await SITUATIONS[call]();
  breakNetwork(CALLS[call], FAULTS[fault]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(fault !== 'no network');
  const stalls = fault === 'no answer';
  if (stalls) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = attempt().then(
    () => null,
    (error: Error) => error.message,
  );
  if (stalls) await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
  const sentence = await outcome;
  // The SDK ends its own wait, so that the next case begins with nothing pending.
  if (stalls) await vi.advanceTimersByTimeAsync(SDK_LIMIT_MS);
  const expected = EXPECTED[call][fault];
  if (expected === null) expect(sentence).toBeNull();
  else expect(sentence).toMatch(expected);
});
