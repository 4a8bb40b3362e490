import type { Page, Route } from '@playwright/test';
import { CALLS, expectKept, expireToken } from './firebase-calls';
import { expect, expectThanks, fillForm, save, test, visitUnlocked } from './guest';
import { storedRsvps } from './stored-rsvps';

test.use({
  expectedErrors: [
    /Firebase|Firestore|Failed to load resource|^(Error: )?Error \w+ing|The ID token could not be/,
  ],
});

const NO_ANSWER = 'gets no answer';

/** What can happen to a call. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void> | undefined>> = {
  'is refused': (route) =>
    route.fulfill({ status: 403, json: { error: { code: 403, message: 'PERMISSION_DENIED' } } }),
  [NO_ANSWER]: () => undefined,
  'is answered with 500': (route) =>
    route.fulfill({ status: 500, json: { error: { code: 500, message: 'INTERNAL' } } }),
  'is cut off': (route) => route.abort('connectionreset'),
  'is answered by a captive portal': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Welcome to our Wi-Fi</h1>' }),
};

/** A step of a journey that makes a call. */
interface Step {
  readonly name: string;
  readonly call: string;
  /** The error that the guest sees. */
  readonly message: RegExp;
  /** Runs before the call is broken. */
  prepare(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  expectNothingLost(page: Page): Promise<void>;
  /** Runs once the call works again. */
  continueAfter(page: Page, fault: string): Promise<void>;
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

async function expectSaved(page: Page): Promise<void> {
  await expectThanks(page);
  expect(await storedRsvps(page)).toMatchObject([{ name: 'Ada', dietaryRestrictions: 'No nuts' }]);
}

/** The two calls of an anonymous sign-in. */
const signingIn = (call: string): Step => ({
  name: `the sign-in of a new guest (${call})`,
  call,
  message: /^Error signing in: /,
  prepare: async () => {},
  async act(page) {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
  },
  expectNothingLost: expectKept,
  async continueAfter(page, fault) {
    // A late response still signs the guest in.
    if (fault !== NO_ANSWER) await tryAgain(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectKept(page);
    await save(page);
    await expectSaved(page);
  },
});

/** A call that a guest who replied before waits for. */
const returning = (call: string, address: '/' | '/thank-you', message: RegExp): Step => ({
  name: `a return to ${address} (${call})`,
  call,
  message,
  async prepare(page) {
    await visitUnlocked(page, '/');
    await fillForm(page, 'Ada');
    await save(page);
    await expectThanks(page);
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
  signingIn(CALLS.signUp),
  signingIn(CALLS.lookup),
  {
    name: 'the save',
    call: CALLS.commit,
    message: /^Error saving RSVP: /,
    async prepare(page) {
      await visitUnlocked(page, '/');
      await fillForm(page, 'Ada');
    },
    act: save,
    expectNothingLost: expectKept,
    async continueAfter(page) {
      await save(page);
      await expectSaved(page);
    },
  },
  returning(CALLS.read, '/', /^Error loading RSVP: /),
  returning(CALLS.read, '/thank-you', /^Error loading RSVP: /),
  returning(CALLS.refresh, '/', /^Error (signing in|loading RSVP): /),
  returning(CALLS.refresh, '/thank-you', /^Error (signing in|loading RSVP): /),
];

for (const step of STEPS) {
  for (const [fault, answer] of Object.entries(FAULTS)) {
    test(`${step.name} ${fault}: the guest sees an error and can continue`, async ({ page }) => {
      await page.clock.install();
      await step.prepare(page);
      let calls = 0;
      await page.route(step.call, (route) => {
        calls += 1;
        return answer(route);
      });
      await step.act(page);
      await expect.poll(() => calls).toBeGreaterThan(0);
      if (fault === NO_ANSWER) await page.clock.runFor(10_000);
      await expect(page.getByRole('alert')).toContainText(step.message);
      await expect(page.locator('[data-sonner-toast]').first()).toContainText(step.message);
      await step.expectNothingLost(page);
      await page.unroute(step.call);
      await step.continueAfter(page, fault);
    });
  }
}
