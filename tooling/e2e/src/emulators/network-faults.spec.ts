import type { Page, Route } from '@playwright/test';
import {
  expect,
  expectBesideToast,
  expectThanks,
  fillForm,
  reply,
  save,
  test,
  visitUnlocked,
} from '../guest';
import { storedRsvps } from '../stored-rsvps';
import { CALLS, expectKept, expireToken } from './firebase-calls';

test.use({
  expectedErrors: [
    /Firebase|Firestore|Failed to load resource|^(Error: )?Error \w+ing|The ID token could not be/,
  ],
});

/** What can happen to a call. */
const FAULTS = {
  'is refused': (route: Route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, message: 'PERMISSION_DENIED' } } }),
  'gets no answer': () => undefined,
  'is cut off': (route: Route) => route.abort('connectionreset'),
  'is answered by a captive portal': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
};

/** A step of a journey that makes a call. */
interface Step {
  readonly name: string;
  readonly call: string;
  readonly fault: keyof typeof FAULTS;
  /** The toast that the guest sees. */
  readonly message: RegExp;
  /** The button that the toast must not cover. */
  readonly free?: string;
  /** Runs before the call is broken. */
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  expectNothingLost(page: Page): Promise<void>;
  /** Runs once the call works again. */
  continueAfter(page: Page): Promise<void>;
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

async function expectSaved(page: Page): Promise<void> {
  await expectThanks(page);
  expect(await storedRsvps(page)).toMatchObject([{ name: 'Ada', dietaryRestrictions: 'No nuts' }]);
}

/** The two calls of an anonymous sign-in. */
const signingIn = (call: string, fault: Step['fault']): Step => ({
  name: `the sign-in of a new guest (${call})`,
  call,
  fault,
  message: /^Error signing in: /,
  prepare: async () => {},
  async act(page) {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
  },
  expectNothingLost: expectKept,
  async continueAfter(page) {
    await tryAgain(page);
    await expect(page.getByRole('button', { name: 'Save RSVP' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectKept(page);
    await save(page);
    await expectSaved(page);
  },
});

/** A call that a returning guest waits for, in a browser without a copy of the reply. */
const returning = (
  call: string,
  fault: Step['fault'],
  address: '/' | '/thank-you',
  message: RegExp,
): Step => ({
  name: `a return to ${address} (${call})`,
  call,
  fault,
  message,
  async prepare(page) {
    await reply(page, 'Ada');
    await page.evaluate(() => localStorage.removeItem('kept_reply'));
    if (call === CALLS.refresh) await expireToken(page);
  },
  async act(page) {
    await page.goto(address);
  },
  async expectNothingLost(page) {
    await expect(page.getByLabel('Name(s) on Invite')).toHaveCount(0);
  },
  async continueAfter(page) {
    await tryAgain(page);
    if (address === '/') await expectKept(page);
    else await expectThanks(page);
  },
});

const STEPS: readonly Step[] = [
  signingIn(CALLS.signUp, 'is refused'),
  signingIn(CALLS.lookup, 'is cut off'),
  {
    name: 'the save',
    call: CALLS.commit,
    fault: 'gets no answer',
    message: /^Error saving RSVP: /,
    async prepare(page) {
      await visitUnlocked(page, '/');
      await fillForm(page, 'Ada');
    },
    act: save,
    free: 'Save RSVP',
    expectNothingLost: expectKept,
    async continueAfter(page) {
      await save(page);
      await expectSaved(page);
    },
  },
  returning(CALLS.read, 'is answered by a captive portal', '/thank-you', /^Error loading RSVP: /),
  returning(CALLS.refresh, 'gets no answer', '/', /^Error (signing in|loading RSVP): /),
];

// One fault for each step is enough: the backend's tests break each call in every way.
for (const step of STEPS) {
  test(`${step.name} ${step.fault}: the guest sees an error and can continue`, async ({ page }) => {
    await page.clock.install();
    await step.prepare(page);
    let calls = 0;
    await page.route(step.call, (route) => {
      calls += 1;
      return FAULTS[step.fault](route);
    });
    // Starts to watch now, because the toast disappears after four seconds.
    const toast = Promise.all([
      expect(page.locator('[data-sonner-toast]').first()).toContainText(step.message),
      step.free && expectBesideToast(page, step.free),
    ]);
    await step.act(page);
    await expect.poll(() => calls).toBeGreaterThan(0);
    if (step.fault === 'gets no answer') await page.clock.runFor(10_000);
    await expect(page.getByRole('alert')).toContainText('try again');
    await toast;
    await step.expectNothingLost(page);
    await page.unroute(step.call);
    await step.continueAfter(page);
  });
}
