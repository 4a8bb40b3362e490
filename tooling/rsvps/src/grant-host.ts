import type { Auth } from 'firebase-admin/auth';
import { findAccount } from './accounts';

/**
 * Makes an account a host's: the claim `host` lets it read and write every RSVP by the security rules (B2).
 *
 * @param account an email address or a uid
 * @returns a sentence that says what was done
 * @throws the SDK's errors
 */
export async function grantHost(auth: Auth, account: string): Promise<string> {
  const { uid, customClaims } = await findAccount(auth, account);
  if (customClaims?.host === true) return `${account} is a host already.`;
  await auth.setCustomUserClaims(uid, { ...customClaims, host: true });
  return `${account} is a host from the next sign-in on.`;
}
