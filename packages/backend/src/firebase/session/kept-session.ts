import type { Auth } from 'firebase/auth';
import { codeOf } from '../errors/error-code';

/** Leaves the network to the page's own requests at first. */
export const CHECK_DELAY_MS = 3_000;

/** Checks the session that the browser has kept. If the account no longer exists, the guest is signed out. */
export async function checkKeptSession(auth: Auth): Promise<void> {
  await auth.authStateReady();
  const kept = auth.currentUser;
  if (!kept) return;
  const check = () =>
    kept.reload().catch(async (error: unknown) => {
      // The SDK signs out after the codes for a deleted account, but not after this one, which the emulator sends instead.
      if (codeOf(error) === 'invalid-refresh-token') await auth.signOut();
    });
  setTimeout(check, CHECK_DELAY_MS);
}
