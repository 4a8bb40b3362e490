// In place of `account.tsx`, in a site whose registry names no account.
import type * as account from './account';

export const Account: typeof account.Account = () => null;
