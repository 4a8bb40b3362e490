import { WEEKEND } from '@invitation/domain/fixtures/days';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { person } from '@invitation/domain/fixtures/people';
import { parse } from 'csv-parse/browser/esm/sync';
import { expect, it } from 'vitest';
import type { GuestList } from '../model/people/guest-list';
import {
  comesWithdrawn,
  comingOn,
  type DayAnswer,
  isUnanswered,
  mostPeopleOf,
} from '../model/people/guests';
import { seatingOf } from '../model/people/seating';
import { type Headcount, headcountOn, summarize } from '../model/people/summary';
import { searchGuests } from '../model/search/guests-search';
import { csv, peopleCsv } from '../model/spreadsheet/write/csv';
import type { PersonalInvitation, Reply } from '../model/store/collections';
import { NO_NOTES } from '../model/store/guest-notes';
import { arrivals } from '../pages/door/door-guests';
import { guestListOf } from './guest-list-of';

type Card = Omit<PersonalInvitation, 'id' | 'name'>;
type Answers = Omit<Reply, 'key' | 'name'>;
interface Kind {
  /** `null` for somebody who was never invited, or no longer is. */
  readonly card: Card | null;
  readonly answers: Answers | null;
  readonly isWithdrawn?: boolean;
}

const SHAPE = { days: WEEKEND };
const DAYS = WEEKEND.map(({ day }) => day);

const listOf = (kinds: readonly Kind[]): GuestList => {
  const keyed = kinds.map((kind, index) => ({ ...kind, key: `guest-${index}`, name: `G${index}` }));
  return guestListOf({
    invitations: keyed.flatMap(({ key, name, card }) => (card ? { id: key, name, ...card } : [])),
    replies: keyed.flatMap(({ key, name, card, answers, isWithdrawn }) =>
      answers ? { key, name, ...answers, ...((card || isWithdrawn) && { id: key }) } : [],
    ),
  });
};

const rowsOf = (table: string): readonly Readonly<Record<string, string>>[] =>
  parse(table, { bom: true, columns: true });
const sumIn = (table: string, column: string) =>
  rowsOf(table).reduce((sum, row) => sum + Number(row[column]), 0);

/** How many people come on a day, according to each place that shows it. */
const comingIn = (list: GuestList, headcount: Headcount) => {
  const { event } = headcount;
  const people = `${event.day}People`;
  const onDay = searchGuests(WEEKEND, list.guests, '', { day: event.day, answer: 'yes' });
  return {
    overview: headcount.people.yes,
    list: headcountOn(WEEKEND, onDay, event).people.yes,
    door: arrivals(list.guests, event).expected,
    tables: seatingOf([event], list.guests, NO_NOTES).reduce((sum, { heads }) => sum + heads, 0),
    csv: sumIn(csv(SHAPE, list), people),
    csvByPerson: sumIn(peopleCsv(SHAPE, list.guests), people),
    caterer: sumIn(peopleCsv({ days: [event] }, list.guests), people),
    print: list.guests.reduce((sum, guest) => sum + comingOn(guest, event), 0),
  };
};

const sumOf = (people: Headcount['people']) =>
  people.yes + people.no + people.unanswered + people.notInvited;

it('counted by hand, with a guest at the door, a withdrawn yes and children', () => {
  const list = listOf([
    // Ana and her +1 on Friday, and Tom, a child, on Saturday too. Rui stays at home.
    {
      card: { days: 'weekend', people: 4, members: ['Ana', 'Rui', 'Tom'], children: ['Tom'] },
      answers: {
        friday: 'yes',
        saturday: 'yes',
        people: [
          person('Ana', 'friday saturday'),
          person('Tom', 'friday saturday (child)'),
          person('+1', 'friday'),
        ],
      },
    },
    { card: { days: 'weekend', people: 3 }, answers: null },
    { card: { days: 'saturday', people: 2 }, answers: { friday: 'no', saturday: 'yes' } },
    { card: { days: 'weekend', people: 2 }, answers: { friday: 'no', saturday: 'no' } },
    // Two who were added at the door on Saturday.
    { card: null, answers: { saturday: 'yes', saturdayPeople: 2 } },
    { card: null, isWithdrawn: true, answers: { friday: 'yes', fridayPeople: 1, saturday: 'no' } },
  ]);
  const { headcounts, people, children } = summarize(WEEKEND, list.guests);
  const [friday, saturday] = headcounts;
  expect(friday?.people).toEqual({ yes: 4, no: 3, unanswered: 3, notInvited: 4 });
  expect(saturday?.people).toEqual({ yes: 6, no: 5, unanswered: 3, notInvited: 0 });
  expect([friday?.invited, saturday?.invited]).toEqual([10, 14]);
  expect([friday?.children, saturday?.children]).toEqual([1, 1]);
  expect([people, children]).toEqual([14, 1]);
  expect(
    list.guests.filter((guest) => comesWithdrawn(WEEKEND, guest)).map(({ name }) => name),
  ).toEqual(['G5']);
  expect(Object.values(comingIn(list, headcounts[0] as Headcount))).toEqual(Array(8).fill(4));
});

const NAMES = ['Ana', 'Rui', 'Tom', 'Lia', 'Eve', '+1'];
const answer = fc.constantFrom('yes' as const, 'no' as const, undefined);
const card: fc.Arbitrary<Card> = fc
  .record({
    days: fc.constantFrom('weekend' as const, 'saturday' as const),
    people: fc.integer({ min: 1, max: 5 }),
    members: fc.subarray(NAMES.slice(0, 4)),
    isChild: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  })
  .map(({ days, people, members, isChild }) => {
    const named = members.slice(0, people);
    const children = named.filter((_, index) => isChild[index]);
    return { days, people, ...(named.length > 0 && { members: named, children }) };
  });
const answers: fc.Arbitrary<Answers> = fc
  .record({
    answers: fc.tuple(...DAYS.map(() => answer)),
    numbers: fc.tuple(
      ...DAYS.map(() => fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined })),
    ),
    guest: fc.constantFrom(undefined, 'Grace'),
    people: fc
      .subarray(NAMES)
      .chain((names) =>
        fc.tuple(
          ...names.map((name) =>
            fc
              .tuple(fc.subarray(DAYS, { minLength: 1 }), fc.boolean())
              .map(([days, isChild]) =>
                person(name, [...days, ...(isChild ? ['(child)'] : [])].join(' ')),
              ),
          ),
        ),
      ),
  })
  .map(({ answers, numbers, guest, people }) => ({
    ...Object.fromEntries(DAYS.map((day, index) => [day, answers[index]])),
    ...Object.fromEntries(
      DAYS.flatMap((day, index) =>
        answers[index] === 'yes' ? [[`${day}People`, numbers[index]]] : [],
      ),
    ),
    ...(guest && { guest }),
    ...(people.length > 0 && { people }),
  }));
const kind: fc.Arbitrary<Kind> = fc.oneof(
  fc.record({ card, answers: fc.option(answers) }),
  fc.record({ card: fc.constant(null), answers, isWithdrawn: fc.boolean() }),
  // Guests who were added at the door.
  fc.record({
    card: fc.constant(null),
    answers: fc.constantFrom<Answers>(
      { friday: 'yes', fridayPeople: 2 },
      { saturday: 'yes', saturdayPeople: 3 },
    ),
  }),
);

it('the numbers of each day add up, and are the same everywhere', () => {
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 8 }), (kinds) => {
      const list = listOf(kinds);
      const { headcounts, people, children } = summarize(WEEKEND, list.guests);
      expect(children).toBeLessThanOrEqual(people);
      for (const headcount of headcounts) {
        const { event, invited } = headcount;
        expect(sumOf(headcount.people)).toBe(people);
        expect(invited + headcount.people.notInvited).toBe(people);
        expect(new Set(Object.values(comingIn(list, headcount))).size).toBe(1);
        expect(
          rowsOf(peopleCsv({ days: [event] }, list.guests)).filter(({ child }) => child),
        ).toHaveLength(headcount.children);
        // Each number leads to a list of guests with as many people.
        for (const answer of Object.keys(headcount.people) as DayAnswer[]) {
          const found = searchGuests(WEEKEND, list.guests, '', { day: event.day, answer });
          expect(headcountOn(WEEKEND, found, event).people[answer]).toBe(headcount.people[answer]);
        }
      }
      // All people of a guest who has not answered are in the number `unanswered` of some day.
      for (const guest of list.guests.filter((guest) => isUnanswered(WEEKEND, guest))) {
        const own = WEEKEND.filter(({ asked }) => asked).map(
          (event) => headcountOn(WEEKEND, [guest], event).people.unanswered,
        );
        expect(own).toContain(mostPeopleOf(guest, WEEKEND));
      }
    }),
  );
});
