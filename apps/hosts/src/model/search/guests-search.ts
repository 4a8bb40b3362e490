import type { RecordDay } from '@invitation/domain/event/event';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { seatsIn } from '@invitation/domain/guest-list/guest-table';
import { numbersOf } from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import * as z from 'zod/mini';
import { needsText } from '../people/dietary-needs';
import type { ListedGuest } from '../people/guest-list';
import {
  answerOf,
  comesWithdrawn,
  comingOnAny,
  type Guest,
  isUnanswered,
  mostPeopleOf,
} from '../people/guests';
import { answerOfGuest, balanceOf } from '../people/question-totals';
import { peopleByAnswer } from '../people/summary';
import { hasUnknownPeople } from '../people/unknown-people';
import { isReachable, NO_NOTES, type NotesByKey } from '../store/guest-notes';
import { searchWithNotes } from './notes-search';

/** An optional value in an address. An invalid one is ignored. */
export const optional = <Value>(schema: z.ZodMiniType<Value>) =>
  z.catch(z.optional(schema), undefined);

/** The id of a day in an address. */
export const daySchema = (days: readonly RecordDay[]) =>
  optional(z.enum(days.map(({ day }) => day)));

/** The maximum age of a reply. */
const SINCE = ['hour', 'day', 'week'] as const;
const HOURS: Readonly<Record<(typeof SINCE)[number], number>> = { hour: 1, day: 24, week: 168 };

/** Filters by what hosts have, or have not, noted about a guest. */
const NOTED_TESTS = {
  noContact: (notes) => !isReachable(notes),
  noTable: (notes) => !tablesOf(notes).some(Boolean),
  cardPrinted: (notes) => Boolean(notes.cardPrintedAt),
  cardNotPrinted: (notes) => !notes.cardPrintedAt,
  reminded: (notes) => Boolean(notes.remindedAt),
  notReminded: (notes) => !notes.remindedAt,
  thanked: (notes) => Boolean(notes.thankedAt),
  notThanked: (notes) => !notes.thankedAt,
} as const satisfies Readonly<Record<string, (notes: GuestNotes) => boolean>>;
export const NOTED = Object.keys(NOTED_TESTS) as (keyof typeof NOTED_TESTS)[];

/** The tables of the guest, and of single people. */
const tablesOf = (notes: GuestNotes) => [notes.table?.trim(), ...seatsIn(notes).values()];

export const guestsSearchSchema = (days: readonly RecordDay[]) =>
  z.object({
    day: daySchema(days),
    answer: optional(z.enum(['yes', 'no', 'unanswered', 'notInvited'])),
    diet: optional(z.literal(true)),
    /** `none`: guests without an invitation. `withdrawn`: guests whose invitation was withdrawn after a yes. */
    invitation: optional(z.enum(['none', 'withdrawn'])),
    /**
     * A question's id and an option, e.g. `meal=Fish`. `meal=` finds replies without an answer, `meal<` and `meal>` guests with fewer or
     * more choices than people who come.
     */
    answered: optional(z.string()),
    people: optional(z.literal('unknown')),
    since: optional(z.enum(SINCE)),
    tag: optional(z.string()),
    /** The table of the guest, or of one of their people. */
    table: optional(z.string()),
    noted: optional(z.enum(NOTED)),
    sort: optional(z.enum(['newest', 'people'])),
  });

/** The filters and the order of the guests, as in the page's address. The searched text is a name, so it is not in there. */
export type GuestsSearch = z.infer<ReturnType<typeof guestsSearchSchema>>;

/**
 * The guests that a search and its filters accept, in the order of `sort`.
 *
 * @param guests in alphabetical order, which is also the order without `sort`
 */
export function searchGuests(
  days: readonly RecordDay[],
  guests: readonly ListedGuest[],
  text: string,
  { day, answer, answered, diet, invitation, people, since, sort, ...noted }: GuestsSearch,
  questions: readonly Question[] = [],
  notes: NotesByKey = NO_NOTES,
  now = new Date(),
): readonly ListedGuest[] {
  const start = since && now.getTime() - HOURS[since] * 3_600_000;
  const [, id, sign, option = ''] = /^([^=<>]*)([=<>])(.*)$/s.exec(answered ?? '') ?? [];
  const question = questions.find((each) => each.id === id);
  const accepted = guests.filter(
    (guest) =>
      hasAnswer(days, guest, { day, answer }) &&
      (!question ||
        (sign === '=' ? hasChosen(guest, question, option) : isOff(days, guest, question, sign))) &&
      (!diet || hasDiet(guest)) &&
      (invitation !== 'none' || guest.invitation === null) &&
      (invitation !== 'withdrawn' || comesWithdrawn(days, guest)) &&
      (!people || hasUnknownPeople(days, guest)) &&
      (!start || repliedAt(guest) >= start) &&
      isNoted(notes.get(guest.key), noted),
  );
  const found = searchWithNotes(accepted, text, notes);
  if (!sort) return found;
  const rank = {
    people: (guest: Guest) => (guest.reply ? comingOnAny(guest, days) : mostPeopleOf(guest, days)),
    newest: repliedAt,
  }[sort];
  return [...found].sort((one, other) => rank(other) - rank(one));
}

/** Whether the filters need hosts' notes. */
export const needsNotes = ({ tag, table, noted }: GuestsSearch): boolean =>
  Boolean(tag || table || noted);

const isNoted = (
  notes: GuestNotes = {},
  { tag, table, noted }: Pick<GuestsSearch, 'tag' | 'table' | 'noted'>,
): boolean =>
  (!tag || notes.tags?.includes(tag) === true) &&
  (!table || tablesOf(notes).includes(table)) &&
  (!noted || NOTED_TESTS[noted](notes));

/** When a guest replied, in milliseconds; 0 without a reply, so that such guests are sorted last. */
const repliedAt = ({ reply }: Guest): number => reply?.lastRsvp?.getTime() ?? 0;

/** On one day, whether any of the guest's people gave the answer. Otherwise, `yes` is to any day, and `no` without a yes to any. */
function hasAnswer(
  days: readonly RecordDay[],
  guest: Guest,
  { day, answer }: Pick<GuestsSearch, 'day' | 'answer'>,
): boolean {
  const selected = days.find((each) => each.day === day);
  if (selected) {
    return answer
      ? peopleByAnswer(days, guest, selected)[answer] > 0
      : answerOf(guest, selected) !== 'notInvited';
  }
  if (!answer) return true;
  const given = days.map((each) => answerOf(guest, each));
  switch (answer) {
    case 'no':
      return given.includes('no') && !given.includes('yes');
    case 'unanswered':
      return isUnanswered(days, guest);
    default:
      return given.includes(answer);
  }
}

/** Whether a guest chose an option, or answered a text question. Without an option: whether a reply has no answer. */
function hasChosen(guest: Guest, question: Question, option: string): boolean {
  const answer = answerOfGuest(guest, question);
  if (option === '') return answer === '' && guest.reply !== null;
  if (question.kind === 'numbers') return (numbersOf(answer)[option] ?? 0) > 0;
  return question.kind === 'text' ? answer !== '' : answer === option;
}

/** Whether a guest has chosen for fewer people (`<`) or for more people (`>`) than come. */
function isOff(days: readonly RecordDay[], guest: Guest, question: Question, sign = ''): boolean {
  const { people, chosen } = balanceOf(days, guest, question);
  return sign === '<' ? chosen < people : chosen > people;
}

const hasDiet = (guest: Guest): boolean => needsText(guest) !== '';
