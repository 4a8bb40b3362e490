import type { RecordDay } from '@invitation/domain/event/event';
import { type Arrivals, arrivalsSchema } from '@invitation/domain/guest-list/arrivals';
import { type Parser, reasonOf } from './read-document';

/** How many people have arrived with the guest of this key. */
export interface GuestArrivals {
  readonly key: string;
  readonly people: Arrivals;
}

/** For the collection `arrivals` (B15). */
export function arrivalsParser(days: readonly RecordDay[]): Parser<GuestArrivals> {
  const schema = arrivalsSchema(days);
  return ({ key, data }) => {
    const { success, data: people, error } = schema.safeParse(data);
    return success ? { key, people } : { key, reason: reasonOf(error) };
  };
}
