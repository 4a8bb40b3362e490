import type { Auth } from 'firebase-admin/auth';
import { findAccount } from './accounts';

/**
 * Removes the claim `host`, and ends the sessions of the account. An account without the claim is not signed out,
 * because an anonymous guest could not sign in to it again.
 *
 * @param account an email address or a uid
 * @returns a message for the host
 */
export async function revokeHost(auth: Auth, account: string): Promise<string> {
  const { uid, customClaims = {} } = await findAccount(auth, account);
  if (!('host' in customClaims)) return `${account} is not a host.`;
  const { host: _, ...others } = customClaims;
  await auth.setCustomUserClaims(uid, others);
  await auth.revokeRefreshTokens(uid);
  return `${account} is no longer a host and has to sign in again. An ID token that was issued before remains valid until it expires, at most one hour from now.`;
}
