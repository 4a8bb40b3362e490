import type { RecordDay } from '@invitation/domain/event/event';
import { isUnnamed } from '@invitation/domain/party/facts';
import { answerField, numbersOf, shownOption } from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import type { Guest, RepliedGuest } from '../../model/people/guests';
import { isOfFood } from '../../model/people/question-totals';
import { seatingOf } from '../../model/people/seating';
import type { NotesByKey } from '../../model/store/guest-notes';

/** What is printed for one place at a table. */
export interface PlaceCard {
  readonly id: string;
  readonly name: string;
  /** Empty without one. */
  readonly table: string;
  /** What the person chose, of each question by person. Empty without an answer. */
  readonly meal: string;
}

/** What people without names chose, one after the other: nobody knows whose each is, so that each card has one. */
const mealsOf = ({ reply }: RepliedGuest, question: Question): readonly string[] => {
  const numbers = question.kind === 'numbers' ? numbersOf(reply[answerField(question)]) : {};
  return question.options.flatMap((option) =>
    Array.from({ length: numbers[option] ?? 0 }, () => shownOption(question, option)),
  );
};

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
      const food = questions.filter(isOfFood);
      const mealOf = (index: number) =>
        food
          .map((question) =>
            person && question.each
              ? shownOption(question, person.answers[question.id] ?? '')
              : (person ? [] : mealsOf(guest, question))[index],
          )
          .filter(Boolean)
          .join(' · ');
      const nameless = [guest.name, guest.reply.guest];
      return Array.from({ length: heads }, (_, index) => ({
        id: `${guest.key} ${person?.name ?? index}`,
        name: (person && !isUnnamed(person.name) ? person.name : nameless[index]) || guest.name,
        table,
        meal: mealOf(index),
      }));
    }),
  );
