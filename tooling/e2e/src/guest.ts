import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { GATE_FLAG, PASSWORD } from './password';

/** `expectedErrors`: what a test means to provoke. Any other error or warning in the console fails it. */
export const test = base.extend<{ expectedErrors: RegExp[]; noSurprises: undefined }>({
  expectedErrors: [[], { option: true }],
  noSurprises: [
    async ({ page, expectedErrors }, use) => {
      const surprises: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) surprises.push(text);
      };
      page.on('pageerror', (error) => note(error.message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) note(message.text());
      });
      await use(undefined);
      expect(surprises, 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Types the password and continues. */
export async function unlock(page: Page): Promise<void> {
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Makes a browser one that passed the gate on an earlier visit. */
export const passGate = (page: Page) =>
  page.addInitScript((flag) => localStorage.setItem(flag, 'true'), GATE_FLAG);

/** Opens a page as a guest who passed the gate on an earlier visit. */
export async function visitUnlocked(page: Page, address: string): Promise<void> {
  await passGate(page);
  await page.goto(address);
}

/** Answers every question of the form that is on the page. */
export async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name(s) on Invite').fill(name);
  for (const select of await page.getByRole('combobox').all()) await select.selectOption('yes');
  await page.getByLabel('Dietary Restrictions').fill('No nuts');
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save RSVP' }).click();

/** Waits for the thank-you page. */
export const expectThanks = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Thank you for RSVPing!' })).toBeVisible();

/** Comes as a new guest, and replies. */
export async function reply(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await unlock(page);
  await fillForm(page, name);
  await save(page);
  await expectThanks(page);
}

/** Fails on anything that axe finds wrong on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
