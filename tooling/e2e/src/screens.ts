import { PAGE_PATHS } from '@invitation/site/pages';
import type { Page } from '@playwright/test';
import { expect, expectThanks, fillForm, passGate, save } from './guest';
import { createInvitation, linkTo, openLink } from './invitations';
import { FULL } from './sites';

/** A screen in one of its states, and how to get there. */
interface Screen {
  readonly name: string;
  /** Opens the screen on a new page. The address is relative. */
  readonly open: (page: Page, site: string) => Promise<void>;
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

/** Stores a reply in the browser, as if a guest had saved it on an earlier visit. */
async function storeReply(page: Page, rsvp: object | string): Promise<void> {
  const text = typeof rsvp === 'string' ? rsvp : JSON.stringify(rsvp);
  await passGate(page);
  await page.addInitScript((rsvp) => {
    localStorage.setItem('embedded_session', '{"uid":"ada"}');
    localStorage.setItem('embedded_rsvp_ada', rsvp);
  }, text);
}

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

async function openForm(page: Page, site: string): Promise<void> {
  await passGate(page);
  await page.goto(site);
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
}

async function openInvitation(page: Page, site: string): Promise<void> {
  await openLink(
    page,
    linkTo(site, await createInvitation(site === FULL ? 'weekend' : 'saturday')),
  );
  await expect(page.getByText(/^For .* guests?\.$/)).toBeVisible();
}

/** Each page behind the gate, for a guest who has replied. */
const PAGES: readonly Screen[] = PAGE_PATHS.map((path) => ({
  name: `page ${path}`,
  async open(page, site) {
    await storeReply(page, RSVP);
    await page.goto(`${site}${path}`);
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
  { name: 'gate', open: async (page, site) => void (await page.goto(site)) },
  {
    name: 'gate with help',
    async open(page, site) {
      await page.goto(site);
      await tryPasswords(page, 3);
    },
  },
  {
    name: 'gate locked out',
    async open(page, site) {
      await page.goto(site);
      await tryPasswords(page, 11);
      await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    },
  },
  { name: 'form', open: openForm },
  {
    name: 'form refused',
    async open(page, site) {
      await openForm(page, site);
      await page.getByLabel('Dietary Restrictions').fill(LONG_WORD.repeat(30));
      await save(page);
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  },
  {
    name: 'form with a conflict',
    async open(page, site) {
      await hideToasts(page);
      await storeReply(page, RSVP);
      await page.goto(site);
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
    async open(page, site) {
      await storeReply(page, RSVP);
      await page.goto(site);
      await page.getByRole('button', { name: 'RSVP for someone else' }).click();
      await expect(page.getByRole('button', { name: 'Keep my reply here' })).toBeVisible();
    },
  },
  {
    name: 'form for an invitation after a reply without it',
    async open(page, site) {
      await storeReply(page, RSVP);
      await openInvitation(page, site);
      await expect(page.getByRole('button', { name: 'Use these answers' })).toBeVisible();
    },
  },
  {
    name: 'form for a link that was cut short',
    async open(page, site) {
      await passGate(page);
      await page.goto(`${site}/#invitation=abc`);
      await expect(page.getByText('This personal link is incomplete')).toBeVisible();
    },
  },
  {
    name: 'thank-you with a personal link',
    async open(page, site) {
      await hideToasts(page);
      await openInvitation(page, site);
      await fillForm(page, `Margarida & ${LONG_WORD}`);
      await save(page);
      await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
    },
  },
  {
    name: 'envelope of a personal link',
    async open(page, site) {
      await page.goto(linkTo(site, await createInvitation(site === FULL ? 'weekend' : 'saturday')));
      await expect(page.getByText(/Margarida|Okafor/).filter({ visible: true })).toBeVisible();
    },
  },
  {
    name: 'thank-you after a no',
    async open(page, site) {
      await storeReply(page, { ...RSVP, friday: 'no', saturday: 'no' });
      await page.goto(`${site}/thank-you`);
      await expectThanks(page);
    },
  },
  {
    name: 'story',
    async open(page, site) {
      await storeReply(page, RSVP);
      await page.goto(`${site}/our-story`);
      await page.getByRole('button', { name: 'Next story' }).click();
      await expect(page.getByRole('region', { name: '2 of 21' })).toBeVisible();
    },
  },
  {
    name: 'unknown address',
    async open(page, site) {
      await passGate(page);
      await page.goto(`${site}/nowhere`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'error page',
    async open(page, site) {
      await hideToasts(page);
      await storeReply(page, 'nonsense');
      await page.goto(site);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
];
