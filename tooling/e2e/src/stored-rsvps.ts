import type { Page } from '@playwright/test';
import { ON_EMULATORS } from './sites';

const DOCUMENTS = 'v1/projects/demo-invitation/databases/(default)/documents';

/** What is stored for the guest of a page: none or one RSVP, as plain values, wherever this run keeps it. */
export const storedRsvps = (page: Page): Promise<Record<string, unknown>[]> =>
  ON_EMULATORS ? fromEmulator(page) : fromBrowser(page);

const fromBrowser = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('embedded_rsvp_'))
      .map(([, text]) => JSON.parse(text)),
  );

/** Reads as an administrator, past the rules: the emulator takes the token `owner` for one. */
async function fromEmulator(page: Page): Promise<Record<string, unknown>[]> {
  const token = await page.evaluate(() => localStorage.getItem('love'));
  const { user_id: uid } = JSON.parse(atob((token ?? '').split('.')[1] ?? ''));
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/${DOCUMENTS}/rsvps/${uid}`;
  const answer = await fetch(address, { headers: { authorization: 'Bearer owner' } });
  if (answer.status === 404) return [];
  const { fields }: { fields: Record<string, object> } = await answer.json();
  return [
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]]),
    ),
  ];
}
