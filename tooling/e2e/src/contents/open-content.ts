import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import { encodePassword } from '@invitation/domain/gate/gate';
import { invitationLink } from '@invitation/domain/gate/invitation-link';
import { type Language, WORDS } from '@invitation/domain/words/words';
import { MOMENTS, PASSWORD, type Switches } from '@invitation/vite/content/testing/random-content';
import type { Browser, Page } from '@playwright/test';
import { expect, watchConsole } from '../guest';

/** The pages of the hosts that need no guest. */
export const HOSTS_PATHS = [
  '/',
  '/guests',
  '/new-guest',
  '/import',
  '/cards',
  '/cards?group=place',
  '/door',
  '/door/add',
  '/more',
  '/tables',
  '/reminders',
  '/thanks',
  '/print',
  '/backup',
  '/news',
  '/album',
  '/hosts',
];

export async function openHostsSite(page: Page, origin: string): Promise<void> {
  for (const path of HOSTS_PATHS) {
    await page.goto(`${origin}/#${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.goto(`${origin}/#/guests`);
  await page.locator('main li a').first().click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
}

/** A shown page, not the one of an error or 'Loading...'. */
async function expectPage(page: Page, words: (typeof WORDS)[Language]): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(words.gate.error);
  await expect(page.getByText(words.firebase.broken.split('\n')[0] ?? '')).toHaveCount(0);
}

/** Sees the site in each of its phases and languages, replies, and opens every address. */
export async function openGuestsSite(
  browser: Browser,
  origin: string,
  content: Switches,
  app: 'full' | 'saturday',
): Promise<void> {
  const phases = [
    ...(content.repliesOpen ? (['before'] as const) : []),
    'open' as const,
    ...(content.afterwards === 'none' ? [] : (['afterwards'] as const)),
  ];
  for (const language of content.languages) {
    const context = await browser.newContext({ locale: language, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const faults = watchConsole(page);
    const words = WORDS[language];
    for (const phase of phases) {
      await page.clock.setFixedTime(MOMENTS[phase]);
      await page.goto(origin);
      if (phase === phases[0]) {
        await page.getByLabel(words.gate.password, { exact: true }).fill(PASSWORD);
        await page.getByRole('button', { name: words.gate.submit }).click();
      }
      await expectPage(page, words);
      if (phase === 'open') await replyTo(page, words);
      await openAddresses(page, origin, content, app, words, faults);
    }
    if (content.namedGuests && app === 'full') {
      await page.evaluate(() => localStorage.clear());
      await page.clock.setFixedTime(MOMENTS.open);
      await openInvitation(page, origin, words);
    }
    await context.close();
    expect(faults, 'errors and warnings in the console').toEqual([]);
  }
}

const answerAll = async (page: Page, words: (typeof WORDS)[Language]) => {
  await page.getByLabel(words.fields.name).fill('Ana');
  for (const select of await page.locator('select:has(option[value="yes"])').all()) {
    await select.selectOption('yes');
  }
};

async function replyTo(page: Page, words: (typeof WORDS)[Language]): Promise<void> {
  await answerAll(page, words);
  await page.getByRole('button', { name: words.form.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thankYou.title })).toBeVisible();
}

/** As a family whose people have names. */
async function openInvitation(
  page: Page,
  origin: string,
  words: (typeof WORDS)[Language],
): Promise<void> {
  const [id = ''] =
    Object.entries(SAMPLE_INVITATIONS).find(
      ([, { days, members }]) => members && days === 'weekend',
    ) ?? [];
  // Another address than the last one, so that the page loads.
  await page.goto('about:blank');
  await page.goto(invitationLink(origin, id, encodePassword(PASSWORD)));
  await page.getByRole('button', { name: words.gate.open }).click();
  await answerAll(page, words);
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('button', { name: words.form.save, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.thankYou.title })).toBeVisible();
}

async function openAddresses(
  page: Page,
  origin: string,
  content: Switches,
  app: 'full' | 'saturday',
  words: (typeof WORDS)[Language],
  faults: string[],
): Promise<void> {
  const hasDetails = content.details.includes(app === 'full' ? 'weekend' : 'saturday');
  const pages: readonly (readonly [path: string, isThere: boolean])[] = [
    ['/thank-you', true],
    ['/', true],
    ['/details', hasDetails],
    ['/our-story', Boolean(content.album)],
    ['/nowhere', false],
    ...(app === 'full' ? [['/?saturday=1', true] as const] : []),
  ];
  for (const [path, isThere] of pages) {
    const known = faults.length;
    await page.goto(origin + path);
    await expectPage(page, words);
    // The browser reports the status of the page itself.
    if (!isThere && faults[known]?.includes('status of 404')) faults.splice(known, 1);
    const missing = page.getByRole('heading', { name: words.page.notFound });
    await expect(missing, path).toHaveCount(isThere ? 0 : 1);
  }
}
