import type { Auth } from 'firebase/auth';

/** Until then the page loads its data. */
export const CHECK_DELAY_MS = 3_000;

/** Checks the session that the browser has kept. If the account no longer exists, the SDK signs out. */
export async function checkKeptSession(auth: Auth): Promise<void> {
  await auth.authStateReady();
  const kept = auth.currentUser;
  // After any other error the session stays.
  if (kept) setTimeout(() => kept.reload().catch(() => {}), CHECK_DELAY_MS);
}
