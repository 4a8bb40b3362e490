import type { Auth } from 'firebase-admin/auth';

/**
 * Makes an account a host's: by the claim `host`, the security rules let it read and write every RSVP (B2).
 *
 * @param account an email address or a uid
 * @returns a sentence on what was done
 * @throws what the SDK throws, also where there is no such account
 */
export async function grantHost(auth: Auth, account: string): Promise<string> {
  const { uid, customClaims } = account.includes('@')
    ? await auth.getUserByEmail(account)
    : await auth.getUser(account);
  if (customClaims?.host === true) return `${account} is a host already.`;
  await auth.setCustomUserClaims(uid, { ...customClaims, host: true });
  return `${account} is a host now, from the next sign-in on.`;
}
