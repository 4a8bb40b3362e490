import type { Auth, UserRecord } from 'firebase-admin/auth';

/** Finds an account by email address or uid. Throws the SDK's errors, e.g. `auth/user-not-found`. */
export const findAccount = (auth: Auth, account: string): Promise<UserRecord> =>
  account.includes('@') ? auth.getUserByEmail(account) : auth.getUser(account);
