import type { RecordDay } from '@invitation/domain/event';
import { answerField, numbersOf, type Question } from '@invitation/domain/questions';
import { comingOnAny, type Guest } from './guests';

/** The answers to a question, of guests who come. */
export interface QuestionTotal {
  readonly question: Question;
  /** How many people chose each option. */
  readonly options: readonly (readonly [option: string, people: number])[];
  /** How many people come without having chosen. */
  readonly missing: number;
}

export const answerOfGuest = ({ reply }: Guest, question: Question): string =>
  reply?.[answerField(question)] ?? '';

/** How many people of a guest come whom a question is about. */
export const askedPeople = (days: readonly RecordDay[], guest: Guest, question: Question): number =>
  comingOnAny(guest, question.if ? [{ day: question.if }] : days);

/** How many people of a guest who come chose an option of a choice, or of numbers. */
export function chosenBy(
  days: readonly RecordDay[],
  guest: Guest,
  question: Question,
  option: string,
): number {
  const people = askedPeople(days, guest, question);
  const answer = answerOfGuest(guest, question);
  if (people === 0) return 0;
  if (question.kind === 'numbers') return numbersOf(answer)[option] ?? 0;
  return answer === option ? people : 0;
}

/** Counts choices and numbers (B17). Texts cannot be counted. */
export const questionTotals = (
  questions: readonly Question[],
  days: readonly RecordDay[],
  guests: readonly Guest[],
): readonly QuestionTotal[] =>
  questions
    .filter(({ kind }) => kind !== 'text')
    .map((question) => {
      const sumOf = (people: (guest: Guest) => number) =>
        guests.reduce((sum, guest) => sum + people(guest), 0);
      const isAsked = ({ invitation }: Guest) =>
        question.site === 'both' || question.site === (invitation?.days ?? 'weekend');
      return {
        question,
        options: question.options.map(
          (option) => [option, sumOf((guest) => chosenBy(days, guest, question, option))] as const,
        ),
        missing: sumOf((guest) => {
          const chosen = question.options.map((option) => chosenBy(days, guest, question, option));
          const given = chosen.reduce((sum, count) => sum + count, 0);
          return isAsked(guest) ? Math.max(0, askedPeople(days, guest, question) - given) : 0;
        }),
      };
    });
