import { PAGE_PATHS } from '@invitation/site/pages';
import type { Page } from '@playwright/test';
import { expect, expectThanks, fillForm, passGate, save, storeReply } from './guest';
import { createInvitation, linkTo, openLink } from './invitations';

/** A screen in one of its states, and how to get there. */
interface Screen {
  readonly name: string;
  /** Opens the screen on a new page. */
  readonly open: (page: Page) => Promise<void>;
}

const LONG_WORD =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const RSVP = {
  name: `Ada & ${LONG_WORD}`,
  friday: 'yes',
  saturday: 'yes',
  dietaryRestrictions: LONG_WORD,
  lastRsvp: '2025-09-01T12:00:00.000Z',
};

async function tryPasswords(page: Page, count: number): Promise<void> {
  for (let attempt = 0; attempt < count; attempt++) {
    await page.getByLabel('Password').fill(LONG_WORD);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('alert')).toBeVisible();
}

/** A toast covers what is below it for four seconds. */
const hideToasts = (page: Page) =>
  page.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('[data-sonner-toaster] { display: none !important; }');
    document.adoptedStyleSheets.push(styles);
  });

async function openForm(page: Page): Promise<void> {
  await passGate(page);
  await page.goto('/');
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
}

async function openInvitation(page: Page): Promise<void> {
  await openLink(page, await createInvitation('weekend'));
  await expect(page.getByText(/^For .* guests?\.$/)).toBeVisible();
}

/** Each page behind the gate, for a guest who has replied. */
const PAGES: readonly Screen[] = PAGE_PATHS.map((path) => ({
  name: `page ${path}`,
  async open(page) {
    await storeReply(page, RSVP);
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText('This address isn’t on the invitation');
    expect(new URL(page.url()).pathname).toBe(path);
    const title = (await heading.textContent()) ?? '';
    await expect.poll(() => page.title()).toContain(title);
  },
}));

/** Every screen that a guest can see, with the states that have more controls or longer texts. */
export const SCREENS: readonly Screen[] = [
  ...PAGES,
  { name: 'gate', open: async (page) => void (await page.goto('/')) },
  {
    name: 'gate with help',
    async open(page) {
      await page.goto('/');
      await tryPasswords(page, 3);
    },
  },
  {
    name: 'gate locked out',
    async open(page) {
      await page.goto('/');
      await tryPasswords(page, 11);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    },
  },
  { name: 'form', open: openForm },
  {
    name: 'form refused',
    async open(page) {
      await openForm(page);
      await page.getByLabel('Dietary Restrictions').fill(LONG_WORD.repeat(30));
      await save(page);
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  },
  {
    name: 'form with a conflict',
    async open(page) {
      await hideToasts(page);
      await storeReply(page, RSVP);
      await page.goto('/');
      await fillForm(page, LONG_WORD);
      const newer = { ...RSVP, dietaryRestrictions: `No ${LONG_WORD}` };
      await page.evaluate(
        (rsvp) => localStorage.setItem('embedded_rsvp_ada', rsvp),
        JSON.stringify(newer),
      );
      await save(page);
      await expect(page.getByRole('button', { name: 'Keep the saved answers' })).toBeVisible();
    },
  },
  {
    name: 'form for someone else',
    async open(page) {
      await storeReply(page, RSVP);
      await page.goto('/');
      await page.getByRole('button', { name: 'RSVP for someone else' }).click();
      await expect(page.getByRole('button', { name: 'Keep my reply here' })).toBeVisible();
    },
  },
  {
    name: 'form for an invitation after a reply without it',
    async open(page) {
      await storeReply(page, RSVP);
      await openInvitation(page);
      await expect(page.getByRole('button', { name: 'Use these answers' })).toBeVisible();
    },
  },
  {
    name: 'form for a link that was cut short',
    async open(page) {
      await passGate(page);
      await page.goto('/#invitation=abc');
      await expect(page.getByText('This personal link is incomplete')).toBeVisible();
    },
  },
  {
    name: 'thank-you with a personal link',
    async open(page) {
      await hideToasts(page);
      await openInvitation(page);
      await fillForm(page, `Margarida & ${LONG_WORD}`);
      await save(page);
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    },
  },
  {
    name: 'envelope of a personal link',
    async open(page) {
      await page.goto(linkTo(await createInvitation('weekend')));
      await expect(page.getByText(/Margarida/).filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: 'thank-you after a no',
    async open(page) {
      await storeReply(page, { ...RSVP, friday: 'no', saturday: 'no' });
      await page.goto('/thank-you');
      await expectThanks(page);
    },
  },
  {
    name: 'story',
    async open(page) {
      await storeReply(page, RSVP);
      await page.goto('/our-story');
      await page.getByRole('button', { name: 'Next story' }).click();
      await expect(page.getByRole('region', { name: '2 of 21' })).toBeVisible();
    },
  },
  {
    name: 'unknown address',
    async open(page) {
      await passGate(page);
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'error page',
    async open(page) {
      await hideToasts(page);
      await storeReply(page, 'nonsense');
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
