import * as z from 'zod/mini';
import type { DayId } from './event';
import { onceFor } from './once-for';

/** Maximum number of people who arrive with one guest on one day (B15). */
export const ARRIVALS_LIMIT = 99;

/**
 * How many people of a guest have arrived, by day: a document of the collection `arrivals` (B15). Its key is the key of
 * the guest. Only hosts read and write it.
 */
export type Arrivals = Readonly<Partial<Record<DayId, number>>>;

const countSchema = z.number().check(z.int(), z.gte(0), z.lte(ARRIVALS_LIMIT));

export const arrivalsSchema = onceFor(
  (days: readonly { readonly day: DayId }[]): z.ZodMiniType<Arrivals> =>
    z.object(Object.fromEntries(days.map(({ day }) => [day, z.optional(countSchema)]))),
);
