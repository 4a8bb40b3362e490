import { type Arrivals, arrivalsSchema } from '@invitation/domain/arrivals';
import type { RecordDay } from '@invitation/domain/event';
import { type ReadDocument, reasonOf, type Unreadable } from './replies';

/** How many people have arrived with the guest of this key. */
export interface GuestArrivals {
  readonly key: string;
  readonly people: Arrivals;
}

/** A parser for documents of the collection `arrivals` (B15). */
export function arrivalsParser(days: readonly RecordDay[]) {
  const schema = arrivalsSchema(days);
  return ({ key, data }: ReadDocument): GuestArrivals | Unreadable => {
    const { success, data: people, error } = schema.safeParse(data);
    return success ? { key, people } : { key, reason: reasonOf(error) };
  };
}
