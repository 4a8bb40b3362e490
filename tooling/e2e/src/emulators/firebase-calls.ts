import type { Page } from '@playwright/test';
import { expect } from '../guest';

/** The calls that the site makes to Firebase, as patterns of their addresses. */
export const CALLS = {
  signUp: '**/accounts:signUp*',
  lookup: '**/accounts:lookup*',
  refresh: '**/securetoken.googleapis.com/**',
  read: '**/documents:batchGet*',
  commit: '**/documents:commit*',
} as const;

/** Expires the stored ID token, as after an hour. */
export const expireToken = (page: Page) =>
  page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith('firebase:authUser:')) continue;
      const user = JSON.parse(text);
      user.stsTokenManager.expirationTime = 0;
      localStorage.setItem(key, JSON.stringify(user));
    }
  });

/** Expects the form as `fillForm(page, 'Ada')` has filled it in. */
export async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Name(s) on Invite')).toHaveValue('Ada');
  await expect(page.getByLabel('Friday RSVP')).toHaveValue('yes');
  await expect(page.getByLabel('Saturday RSVP')).toHaveValue('yes');
  await expect(page.getByLabel('Dietary Restrictions')).toHaveValue('No nuts');
}
