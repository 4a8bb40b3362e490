import type { RecordDay } from '@invitation/domain/event/event';
import { peopleIn } from '@invitation/domain/party/person';
import {
  answerField,
  answerText,
  chosenBy,
  shownOption,
} from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import { attendanceOf, type Guest, provesWeekend } from './guests';

/** The answers to a question, of guests who come. */
export interface QuestionTotal {
  readonly question: Question;
  readonly options: readonly (readonly [option: string, people: number])[];
  /** How many people come whom the question is about. */
  readonly people: number;
  /** All choices: `people - missing + tooMany`. */
  readonly chosen: number;
  /** For how many people nothing is chosen. */
  readonly missing: number;
  /** How many choices guests made beyond the people who come with them. */
  readonly tooMany: number;
}

/** With named people: `Ana: Fado; Tom: Jazz`. */
export function answerOfGuest({ reply }: Guest, question: Question): string {
  const { id, kind, each } = question;
  const people = each && kind === 'text' ? peopleIn(reply ?? {}) : [];
  const given = people.filter(({ answers }) => answers[id]);
  return given.length > 0
    ? given.map(({ name, answers }) => `${name}: ${answers[id]}`).join('; ')
    : (reply?.[answerField(question)] ?? '');
}

/** The people of this guest whom the question concerns. */
export const askedOf = (days: readonly RecordDay[], guest: Guest, question: Question) =>
  attendanceOf(guest, question.if ? [{ day: question.if }] : days);

/** What a guest answered, for people: `2 × Fish, 1 × Meat`, or with named people who come `Ana: Fish; Tom: Meat`. */
export function shownAnswer(days: readonly RecordDay[], guest: Guest, question: Question): string {
  const { id, each } = question;
  const given = each
    ? askedOf(days, guest, question).people.filter(({ answers }) => answers[id])
    : [];
  return given.length > 0
    ? given
        .map(({ name, answers }) => `${name}: ${shownOption(question, answers[id] ?? '')}`)
        .join('; ')
    : answerText(question, answerOfGuest(guest, question));
}

/** Whether a question is about what each person eats: it counts an option for each of them. */
export const isOfFood = ({ kind, each, options }: Question): boolean =>
  options.length > 0 && (kind === 'numbers' || each === 'person');

/** How many people of a guest who come chose an option of a choice, or of numbers. */
export const chosenByGuest = (
  days: readonly RecordDay[],
  guest: Guest,
  question: Question,
  option: string,
): number => chosenBy(question, option, guest.reply ?? {}, askedOf(days, guest, question));

/**
 * How many people of a guest a question is about, and for how many of them something is chosen. Where nothing proves which site a
 * guest was on, only an answer shows that they were asked.
 *
 * @param all the days of the celebration, if `days` are some of them
 */
export function balanceOf(
  days: readonly RecordDay[],
  guest: Guest,
  question: Question,
  all = days,
): { readonly people: number; readonly chosen: number } {
  const chosen = sumOf(question.options, (option) => chosenByGuest(days, guest, question, option));
  const site = guest.invitation?.days ?? (provesWeekend(all, guest) ? 'weekend' : undefined);
  const isAsked = question.site === 'both' || (site ? question.site === site : chosen > 0);
  return { people: isAsked ? askedOf(days, guest, question).heads : 0, chosen };
}

/** Counts choices and numbers (B17). Texts cannot be counted. @param all as of `balanceOf` */
export const questionTotals = (
  questions: readonly Question[],
  days: readonly RecordDay[],
  guests: readonly Guest[],
  all = days,
): readonly QuestionTotal[] =>
  questions
    .filter(({ kind }) => kind !== 'text')
    .map((question) => {
      const balances = guests.map((guest) => balanceOf(days, guest, question, all));
      return {
        question,
        options: question.options.map(
          (option) =>
            [
              option,
              sumOf(guests, (guest) => chosenByGuest(days, guest, question, option)),
            ] as const,
        ),
        people: sumOf(balances, ({ people }) => people),
        chosen: sumOf(balances, ({ chosen }) => chosen),
        missing: sumOf(balances, ({ people, chosen }) => Math.max(0, people - chosen)),
        tooMany: sumOf(balances, ({ people, chosen }) => Math.max(0, chosen - people)),
      };
    });

export const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);
