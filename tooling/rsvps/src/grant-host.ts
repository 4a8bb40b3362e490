import type { Auth, UserRecord } from 'firebase-admin/auth';
import { findAccount } from './accounts';
import { HostError } from './errors';

/**
 * Sets the claim `host`. With it, the security rules let an account read and write every RSVP (B2).
 *
 * @param account its name in the message
 * @returns a message for the host
 */
export async function setHostClaim(
  auth: Auth,
  { uid, customClaims }: UserRecord,
  account: string,
): Promise<string> {
  if (customClaims?.host === true) return `${account} is a host already.`;
  await auth.setCustomUserClaims(uid, { ...customClaims, host: true });
  return `${account} is a host from the next sign-in on.`;
}

/**
 * Makes an existing account a host.
 *
 * @param account an email address or a uid
 * @returns a message for the host
 * @throws HostError if the address is not verified, because anybody can sign up with it
 */
export async function grantHost(auth: Auth, account: string): Promise<string> {
  const user = await findAccount(auth, account);
  if (account.includes('@') && !user.emailVerified && user.customClaims?.host !== true) {
    throw new HostError(
      `Nobody has verified the address ${account}, so the account may be a stranger's. Use \`npx pnpm rsvps add-host ${account}\` instead.`,
    );
  }
  return setHostClaim(auth, user, account);
}
