import type { RecordDay } from '@invitation/domain/event/event';
import { shownOption } from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import type { Guest } from '../../people/guests';
import { seatingOf } from '../../people/seating';
import type { NotesByKey } from '../../store/guest-notes';

/** What is printed for one place at a table. */
export interface PlaceCard {
  readonly id: string;
  readonly name: string;
  /** Empty without one. */
  readonly table: string;
  /** What the person chose, of each question by person. Empty without an answer. */
  readonly meal: string;
}

/**
 * A card for everybody who comes on any day, in the order of the tables. Of people whose names nobody knows, it has the
 * name of the guest, or of the other guest in the reply.
 */
export const placeCardsOf = (
  days: readonly RecordDay[],
  questions: readonly Question[],
  guests: readonly Guest[],
  notes: NotesByKey,
): readonly PlaceCard[] =>
  seatingOf(days, guests, notes).flatMap(({ table, seats }) =>
    seats.flatMap(({ guest, person, heads }) => {
      const meal = questions
        .filter(({ each, options }) => each && options.length > 0)
        .map((question) => shownOption(question, person?.answers[question.id] ?? ''))
        .filter(Boolean)
        .join(' · ');
      const nameless = [guest.name, guest.reply.guest];
      return Array.from({ length: heads }, (_, index) => ({
        id: `${guest.key} ${person?.name ?? index}`,
        name: person?.name || nameless[index] || guest.name,
        table,
        meal,
      }));
    }),
  );
