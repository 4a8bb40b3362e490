import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { EXIT, HostError } from './errors';
import { setHostClaim } from './grant-host';

/** An email address, without regard to what its server accepts. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isMissing = (error: unknown): boolean =>
  (error as { code?: unknown }).code === 'auth/user-not-found';

/** Throws a HostError if a text is not an email address. */
export function checkEmail(email: string): void {
  if (EMAIL.test(email)) return;
  throw new HostError(`"${email}" is not an email address.`, EXIT.usage);
}

async function createOrSecure(auth: Auth, email: string): Promise<UserRecord> {
  try {
    const user = await auth.getUserByEmail(email);
    if (user.emailVerified || user.customClaims?.host === true) return user;
    // Anybody can sign up with a host's address, and would become the host.
    await auth.updateUser(user.uid, { password: randomBytes(32).toString('base64url') });
    await auth.revokeRefreshTokens(user.uid);
    return user;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return auth.createUser({ email });
  }
}

/**
 * Makes an account a host, and creates the account if there is none (B2). An account whose address is not verified loses
 * its password and its sessions first.
 *
 * @returns a message for the host with a link to choose a password, which works once
 */
export async function addHost(auth: Auth, email: string): Promise<string> {
  checkEmail(email);
  const user = await createOrSecure(auth, email);
  const granted = await setHostClaim(auth, user, email);
  const link = await auth.generatePasswordResetLink(email);
  return `${granted}\nTo choose a password, open this link. It works once. Send it to nobody else:\n${link}`;
}
