// In place of `guest-table.tsx`, in a site whose guests never see their table.
import type * as table from './guest-table';

export const GuestTable: typeof table.GuestTable = () => null;
