import type { Page } from '@playwright/test';
import { textOf } from './docs/repository';
import { expect, expectThanks, fillForm, save, test, unlock } from './guest';
import { FULL, SATURDAY } from './sites';

const SPECIFICATION = textOf('docs/specification.md');

/** The owner's texts, in the order in which a guest sees them. A text that is only an accessible name is not seen. */
const GATE = ['East Village, NYC', 'Found on your invite', 'Continue'];
const FORM = [
  "We can't wait to celebrate with you",
  'Name(s) on Invite',
  'Saturday RSVP',
  'Dietary Restrictions',
  'Save RSVP',
];
const THANKS = [
  'Thank you for RSVPing!',
  'Calendar Events & more',
  'Contribute via PayPal',
  'Our Story',
  'View Highlights',
  'Go back',
];
const WEEKEND_FORM = [...FORM, 'Friday RSVP'];
const WEEKEND_LINKS = ['Friday: Add to Google Calendar', 'Saturday: Add to Google Calendar'];
const SATURDAY_FORM = [...FORM, 'Guest Name'];
const SATURDAY_LINKS = ['Add to Google Calendar'];
const MESSAGES = {
  noPassword: 'Password is required',
  wrongPassword: 'Incorrect password. Please try again.',
  lockedOut: 'Too many incorrect attempts. Please try again in 30 seconds.',
  noName: 'Name is required',
  noAnswer: 'Please select an option',
  notSaved: 'Error saving RSVP: ',
  saved: 'RSVP saved successfully',
};

/** Texts that these tests do not see: why, and where they are seen instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'Loading...': 'for a moment only: loading.stories.tsx',
  'Error signing in: ': 'the embedded backend always signs in: pages.stories.tsx',
  'Error loading RSVP: ': 'not of the owner: pages.stories.tsx',
  'RSVP for someone else': 'not of the owner: next-guest.stories.tsx',
  'useFirebase must be used within a FirebaseProvider': 'of the code, not of a page',
};

/** Texts in a table or a sentence, such as 'Continue'. */
const quotesIn = (from: string, to: string) => {
  const part = SPECIFICATION.slice(SPECIFICATION.indexOf(from));
  const quotes = part.slice(0, part.indexOf(to)).matchAll(/(?<!\w)'((?:[^'`]|(?<=\w)'(?=\w))+)'/g);
  return [...quotes].map(([, text = '']) => text.replace(/\s+/g, ' '));
};

test('the specification has no other text of the owner', () => {
  const texts = [...quotesIn('## A2.', '## A3.'), ...quotesIn('## A8.', 'Further texts')];
  expect(texts.length).toBeGreaterThan(30);
  const seen = [
    ...GATE,
    ...WEEKEND_FORM,
    ...SATURDAY_FORM,
    ...THANKS,
    ...WEEKEND_LINKS,
    ...SATURDAY_LINKS,
    ...Object.values(MESSAGES),
    ...Object.keys(ELSEWHERE),
  ];
  expect(texts.filter((text) => !seen.includes(text))).toEqual([]);
});

/** The texts that a person sees on the page, without what is only for assistive technology. */
const seenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null && (element.clientWidth === 1 || isClipped(element.parentElement));
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement } = walker.currentNode;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const isShown = parentElement?.checkVisibility({ visibilityProperty: true });
      if (isShown && range.getClientRects().length > 0 && !isClipped(parentElement)) {
        texts.push(`${range}`.replaceAll('\u00ad', ''));
      }
    }
    for (const input of document.querySelectorAll('input')) {
      if (input.value === '' && input.checkVisibility()) texts.push(input.placeholder);
    }
    return texts;
  });

const expectSeen = (page: Page, ...texts: readonly string[]) =>
  expect.poll(() => seenTexts(page)).toEqual(expect.arrayContaining([...texts]));

async function tryPassword(page: Page, password: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time++) {
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
}

test('a guest of the weekend sees what the owner wrote', async ({ page }) => {
  await page.goto(FULL);
  await expectSeen(page, ...GATE);
  await tryPassword(page, '');
  await expectSeen(page, MESSAGES.noPassword);
  await tryPassword(page, 'wrong');
  await expectSeen(page, MESSAGES.wrongPassword);
  await unlock(page);
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
  await expectSeen(page, ...WEEKEND_FORM);
  await save(page);
  await expectSeen(page, MESSAGES.noName, MESSAGES.noAnswer);
  await fillForm(page, 'Ada');
  await save(page);
  await expectSeen(page, MESSAGES.saved, ...THANKS, ...WEEKEND_LINKS);
});

test('a guest of the Saturday sees what the owner wrote', async ({ page }) => {
  await page.goto(SATURDAY);
  await expectSeen(page, ...GATE);
  await unlock(page);
  await expect(page.getByLabel('Name(s) on Invite')).toBeVisible();
  await expectSeen(page, ...SATURDAY_FORM);
  await fillForm(page, 'Ada');
  await save(page);
  await expectThanks(page);
  await expectSeen(page, ...THANKS, ...SATURDAY_LINKS);
  const texts = await seenTexts(page);
  expect(texts.filter((text) => /Friday|Saturday: Add/.test(text))).toEqual([]);
});

test('a guest sees why the gate is locked', async ({ page }) => {
  await page.goto(FULL);
  await tryPassword(page, 'wrong', 11);
  await expectSeen(page, MESSAGES.lockedOut);
});

test.describe(() => {
  test.use({ expectedErrors: [/^Error saving RSVP/] });

  test('a guest sees that a reply was not saved', async ({ page }) => {
    await page.goto(FULL);
    await unlock(page);
    await fillForm(page, 'Ada');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await save(page);
    await expect
      .poll(async () =>
        (await seenTexts(page)).filter((text) => text.startsWith(MESSAGES.notSaved)),
      )
      .toHaveLength(1);
  });
});
