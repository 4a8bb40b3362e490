import type { Auth } from 'firebase/auth';
import { codeOf } from '../errors/error-code';

/** Until then the page loads its data. */
export const CHECK_DELAY_MS = 3_000;

/** Checks the session that the browser has kept. If the account no longer exists, the guest is signed out. */
export async function checkKeptSession(auth: Auth): Promise<void> {
  await auth.authStateReady();
  const kept = auth.currentUser;
  if (!kept) return;
  const check = () =>
    kept.reload().catch(async (error: unknown) => {
      // The SDK signs out after the codes of an ended account, but not after this one, which the emulator has for it.
      if (codeOf(error) === 'invalid-refresh-token') await auth.signOut();
    });
  setTimeout(check, CHECK_DELAY_MS);
}
