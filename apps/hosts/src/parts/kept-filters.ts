import { withStorage } from '@invitation/domain/storage';
import * as z from 'zod/mini';
import { createStore } from '../model/store';

const STORAGE_KEY = 'hosts_filters';

type Filters = Readonly<Record<string, unknown>>;

const read = (): Readonly<Record<string, Filters>> =>
  withStorage(
    'localStorage',
    (storage) =>
      z
        .record(z.string(), z.record(z.string(), z.unknown()))
        .parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '{}')),
    {},
  );

/** The filters of the guests that a host has saved on this device, by their names. */
export const keptFilters = createStore(read());

/** @param filters `null` forgets them */
export function keepFilters(name: string, filters: Filters | null): void {
  // Another tab may have saved some.
  const { [name]: _, ...others } = read();
  write({ ...others, ...(filters && { [name]: filters }) });
}

export const forgetFilters = (): void => write({});

function write(filters: Readonly<Record<string, Filters>>): void {
  withStorage('localStorage', (storage) => {
    if (Object.keys(filters).length === 0) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, JSON.stringify(filters));
  });
  keptFilters.set(filters);
}
