import { readDocument } from '@invitation/emulators/seed';
import type { Page } from '@playwright/test';
import { ON_EMULATORS } from './sites';

export const storedRsvps = (page: Page): Promise<Record<string, unknown>[]> =>
  ON_EMULATORS ? fromEmulator(page) : page.evaluate(embeddedReplies);

/** Runs in the page. */
export const embeddedReplies = (): Record<string, unknown>[] =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('embedded_rsvp_'))
    .map(([, text]) => JSON.parse(text));

async function fromEmulator(page: Page): Promise<Record<string, unknown>[]> {
  const token = await page.evaluate(() => localStorage.getItem('love'));
  const { user_id: uid } = JSON.parse(atob((token ?? '').split('.')[1] ?? ''));
  const document = await readDocument(`rsvps/${uid}`);
  return document === null ? [] : [document];
}
