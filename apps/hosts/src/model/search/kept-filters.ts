import * as z from 'zod/mini';
import { storedValue } from '../store/stored';

type Filters = Readonly<Record<string, unknown>>;

/** The filters of the guests that a host has saved on this device, by their names. */
export const keptFilters = storedValue<Readonly<Record<string, Filters>>>(
  'hosts_filters',
  'localStorage',
  z.record(z.string(), z.record(z.string(), z.unknown())),
  {},
);

/** @param filters `null` deletes them */
export function keepFilters(name: string, filters: Filters | null): void {
  // Another tab may have saved filters since.
  const { [name]: _, ...others } = keptFilters.readStored();
  keptFilters.set({ ...others, ...(filters && { [name]: filters }) });
}
