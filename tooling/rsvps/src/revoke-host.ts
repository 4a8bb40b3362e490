import type { Auth } from 'firebase-admin/auth';
import { findAccount } from './accounts';

/**
 * Takes the claim `host` from an account, and ends its sessions. Other claims stay. An account without the claim is not
 * signed out: an anonymous guest could not sign in to the same account again.
 *
 * @param account an email address or a uid
 * @returns a sentence that says what was done
 * @throws the SDK's errors
 */
export async function revokeHost(auth: Auth, account: string): Promise<string> {
  const { uid, customClaims = {} } = await findAccount(auth, account);
  if (!('host' in customClaims)) return `${account} is not a host.`;
  const { host: _, ...others } = customClaims;
  await auth.setCustomUserClaims(uid, others);
  await auth.revokeRefreshTokens(uid);
  return `${account} is no longer a host and has to sign in again. An ID token that was issued before remains valid until it expires, at most one hour from now.`;
}
