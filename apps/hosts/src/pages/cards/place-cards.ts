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
  /** Empty for a person without a table. */
  readonly table: string;
  /** The person's choices in the questions about each person; empty without an answer. */
  readonly meal: string;
}

/** The choices of unnamed people. Nobody knows who made which, so each card gets the next one. */
const mealsOf = ({ reply }: RepliedGuest, question: Question): readonly string[] => {
  const numbers = question.kind === 'numbers' ? numbersOf(reply[answerField(question)]) : {};
  return question.options.flatMap((option) =>
    Array.from({ length: numbers[option] ?? 0 }, () => shownOption(question, option)),
  );
};

/**
 * A card for everybody who comes on any day, in the order of the tables. The cards of unnamed people have the name of the guest, or of
 * the other guest in the reply.
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
