import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TIMEOUT_MS } from '../../firebase/errors/errors';
import {
  CALLS,
  errorResponse,
  expireToken,
  mockResponses,
  reopen,
  restoreNetwork,
  signInAsNewGuest,
} from './mock-network';

/** The timeout of a request in the Authentication SDK. */
const SDK_TIMEOUT_MS = 60_000;
const SAVE = {
  answers: { name: 'Ada', friday: 'yes', saturday: 'yes' },
  defaults: {},
  seen: [null],
} as const;

const webPage = async () =>
  new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

/** The mocked responses. */
const FAULTS = {
  'no network': networkError,
  'connection cut': networkError,
  'a page in place of JSON': webPage,
  'no answer': () => new Promise<never>(() => {}),
  '400': errorResponse(400, 'INVALID_ARGUMENT'),
  '403': errorResponse(403, 'PERMISSION_DENIED'),
  '429': errorResponse(429, 'RESOURCE_EXHAUSTED'),
  '500': errorResponse(500, 'INTERNAL'),
  '503': errorResponse(503, 'UNAVAILABLE'),
} as const satisfies Record<string, typeof fetch>;
type Fault = keyof typeof FAULTS;

/** Each function prepares the guest's action with this request. */
const ACTIONS = {
  async signUp() {
    localStorage.clear();
    const { session } = await reopen();
    return () => session.signInAnonymously();
  },
  async lookup() {
    await signInAsNewGuest();
    return async () => (await reopen()).session.ready();
  },
  async refresh() {
    const { uid } = await signInAsNewGuest();
    expireToken();
    return async () => (await reopen()).rsvps.read(uid);
  },
  async read() {
    const { rsvps, uid } = await signInAsNewGuest();
    return () => rsvps.read(uid);
  },
  async commit() {
    const { rsvps, uid } = await signInAsNewGuest();
    return () => rsvps.logRsvp(uid, SAVE);
  },
} as const satisfies Record<keyof typeof CALLS, () => Promise<() => Promise<unknown>>>;

const offline = /^You seem to be offline/;
const broken = /^The connection dropped/;
const slow = /^The server took too long to answer/;
const refused = /^The server refused this/;
const notAccepted = /^One of your answers isn’t accepted/;
const busy = /^The server is busy/;
const ours = /^Something went wrong on our side/;

type Messages = Readonly<Record<Fault, RegExp | null>>;

/** The messages of a request that the guest waits for. */
const MESSAGES: Messages = {
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

/** The messages in `docs/faults.md`. `null` if the guest sees none. */
const EXPECTED: Readonly<Record<keyof typeof CALLS, Messages>> = {
  signUp: MESSAGES,
  lookup: {
    'no network': null,
    'connection cut': null,
    'a page in place of JSON': null,
    'no answer': null,
    '400': null,
    '403': null,
    '429': null,
    '500': null,
    '503': null,
  },
  refresh: MESSAGES,
  read: MESSAGES,
  commit: { ...MESSAGES, '403': notAccepted },
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  restoreNetwork();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const cases = (Object.keys(CALLS) as (keyof typeof CALLS)[]).flatMap((call) =>
  (Object.keys(FAULTS) as Fault[]).map((fault) => ({ call, fault })),
);

it.each(cases)('$call with $fault has the documented message', async ({ call, fault }) => {
  const action = await ACTIONS[call]();
  mockResponses(CALLS[call], FAULTS[fault]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(fault !== 'no network');
  const expected = EXPECTED[call][fault];
  const timesOut = fault === 'no answer' && expected !== null;
  if (timesOut) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = action().then(
    () => null,
    (error: Error) => error.message,
  );
  if (timesOut) await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  const message = await outcome;
  // End the request of the SDK before the next case.
  if (timesOut) await vi.advanceTimersByTimeAsync(SDK_TIMEOUT_MS);
  if (expected === null) expect(message).toBeNull();
  else expect(message).toMatch(expected);
});
