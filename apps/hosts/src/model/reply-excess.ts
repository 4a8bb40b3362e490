import type { DayId, RecordDay } from '@invitation/domain/event';
import { peopleField } from '@invitation/domain/rsvp-fields';
import type { Fields } from '@invitation/domain/save';
import type { StoredInvitation } from '@invitation/domain/stored-invitation';
import type { Reply } from './replies';

/** What becomes of a reply that no longer fits its changed invitation. */
export type ExcessChoice = 'match' | 'leave';

/** A yes, or a number, that an invitation is no longer for. */
export interface Excess {
  readonly day: DayId;
  /** The number that is too large. `null` if the guest is no longer invited to the day. */
  readonly people: number | null;
}

type Card = Pick<StoredInvitation, 'days' | 'people'>;

/** What a reply says beyond an invitation because the invitation is changed. */
export const excessOf = (
  days: readonly RecordDay[],
  reply: Reply | null,
  before: Card | null,
  after: Card,
): readonly Excess[] =>
  days.flatMap(({ day, guests }): Excess[] => {
    if (!before || reply?.[day] !== 'yes') return [];
    const isUninvited = before.days === 'weekend' && after.days === 'saturday';
    if (isUninvited && guests === 'weekend') return [{ day, people: null }];
    const people = reply[peopleField(day)] ?? 0;
    return after.people < before.people && people > after.people ? [{ day, people }] : [];
  });

/** The answers that make a reply match the invitation. */
export const answersWithin = (excess: readonly Excess[], limit: number): Fields =>
  Object.fromEntries(
    excess.flatMap(({ day, people }): [string, unknown][] =>
      people === null
        ? [
            [day, 'no'],
            [peopleField(day), null],
          ]
        : [[peopleField(day), limit]],
    ),
  );
