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

/** The answers to a question by guests who come. */
export interface QuestionTotal {
  readonly question: Question;
  readonly options: readonly (readonly [option: string, people: number])[];
  /** How many of the people who come are asked the question. */
  readonly people: number;
  /** All choices: `people - missing + tooMany`. */
  readonly chosen: number;
  /** How many people have nothing chosen yet. */
  readonly missing: number;
  /** How many choices guests made for more people than come with them. */
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

/** A guest's answer in words: `2 × Fish, 1 × Meat`, or with named people who come `Ana: Fish; Tom: Meat`. */
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

/** Whether a question is about food: each person gets one of its options. */
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
 * How many people of a guest are asked a question, and for how many of them an option is chosen. If nothing proves which site a guest
 * has used, only an answer shows that they were asked.
 *
 * @param all all days of the celebration, if `days` has only some of them
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
