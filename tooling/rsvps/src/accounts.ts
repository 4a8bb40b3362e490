import type { Auth, UserRecord } from 'firebase-admin/auth';

/**
 * Finds an account.
 *
 * @param account an email address or a uid
 * @throws the SDK's errors, `auth/user-not-found` among them
 */
export const findAccount = (auth: Auth, account: string): Promise<UserRecord> =>
  account.includes('@') ? auth.getUserByEmail(account) : auth.getUser(account);
