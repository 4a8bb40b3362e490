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

/** An optional value of an address. Another one is ignored. */
export const optional = <Value>(schema: z.ZodMiniType<Value>) =>
  z.catch(z.optional(schema), undefined);

/** The id of a day in an address. */
export const daySchema = (days: readonly RecordDay[]) =>
  optional(z.enum(days.map(({ day }) => day)));

/** How long ago a reply was saved at most. */
const SINCE = ['hour', 'day', 'week'] as const;
const HOURS: Readonly<Record<(typeof SINCE)[number], number>> = { hour: 1, day: 24, week: 168 };

/** What hosts noted of a guest, or did not. */
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

/** Of the guest, and of single people. */
const tablesOf = (notes: GuestNotes) => [notes.table?.trim(), ...seatsIn(notes).values()];

export const guestsSearchSchema = (days: readonly RecordDay[]) =>
  z.object({
    day: daySchema(days),
    answer: optional(z.enum(['yes', 'no', 'unanswered', 'notInvited'])),
    diet: optional(z.literal(true)),
    /** None, or one that was withdrawn after a yes. */
    invitation: optional(z.enum(['none', 'withdrawn'])),
    /**
     * The id of a question, and `=` and an option of it. Without an option, no answer; with `<` or `>` in place of `=`, of
     * guests who come, fewer or more answers than people.
     */
    answered: optional(z.string()),
    people: optional(z.literal('unknown')),
    since: optional(z.enum(SINCE)),
    tag: optional(z.string()),
    /** Of the guest, or of one of their people. */
    table: optional(z.string()),
    noted: optional(z.enum(NOTED)),
    sort: optional(z.enum(['newest', 'people'])),
  });

/** The filters and the order of the guests. The text of a search is a name, so it is in no address. */
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

/** Whether a search needs what hosts noted. */
export const needsNotes = ({ tag, table, noted }: GuestsSearch): boolean =>
  Boolean(tag || table || noted);

const isNoted = (
  notes: GuestNotes = {},
  { tag, table, noted }: Pick<GuestsSearch, 'tag' | 'table' | 'noted'>,
): boolean =>
  (!tag || notes.tags?.includes(tag) === true) &&
  (!table || tablesOf(notes).includes(table)) &&
  (!noted || NOTED_TESTS[noted](notes));

/** In milliseconds. Guests without a reply have no time, and come last. */
const repliedAt = ({ reply }: Guest): number => reply?.lastRsvp?.getTime() ?? 0;

/** Without a day, the answer is about all days. On a day, it is what any of the guest's people answered. */
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

/** Whether a guest who has replied gave an answer. Without an option, whether they gave no answer. */
function hasChosen(guest: Guest, question: Question, option: string): boolean {
  const answer = answerOfGuest(guest, question);
  if (option === '') return answer === '' && guest.reply !== null;
  if (question.kind === 'numbers') return (numbersOf(answer)[option] ?? 0) > 0;
  return question.kind === 'text' ? answer !== '' : answer === option;
}

/** Whether a guest has chosen for fewer or for more people than come. */
function isOff(days: readonly RecordDay[], guest: Guest, question: Question, sign = ''): boolean {
  const { people, chosen } = balanceOf(days, guest, question);
  return sign === '<' ? chosen < people : chosen > people;
}

const hasDiet = (guest: Guest): boolean => needsText(guest) !== '';
