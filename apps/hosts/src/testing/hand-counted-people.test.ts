import { attendanceOn, childrenOf } from '@invitation/domain/party/people';
import { parse } from 'csv-parse/browser/esm/sync';
import { describe, expect, it } from 'vitest';
import { shownNeed } from '../model/people/dietary-needs';
import { comingOn } from '../model/people/guests';
import { questionTotals } from '../model/people/question-totals';
import { summarize } from '../model/people/summary';
import { searchGuests } from '../model/search/guests-search';
import { csv, noteColumn, peopleCsv } from '../model/spreadsheet/write/csv';
import { arrivals } from '../pages/door/door-guests';
import { COUNTED, COURSE, FOUR_EVENTS, handCountedPeople } from './hand-counted-people';

const LIST = handCountedPeople();
const SHAPE = { days: FOUR_EVENTS, questions: COURSE };
const NEEDS = [
  ['No nuts', 'friday: 2', 'saturday: 3'],
  // In the words of the first guest.
  ['vegetarian.', 'thursday: 1', 'friday: 2', 'saturday: 1'],
  ['Halal', 'friday: party of 2', 'saturday: 1'],
  ['Vegan', 'friday: party of 2', 'saturday: party of 3'],
];

const rowsOf = (table: string): readonly Readonly<Record<string, string>>[] =>
  parse(table, { bom: true, columns: true });
const needsIn = (rows: ReturnType<typeof rowsOf>) =>
  rows
    .filter(({ dietaryRestrictions }) => dietaryRestrictions)
    .map(({ person, dietaryRestrictions }) => `${person}: ${dietaryRestrictions}`);
const sumOf = (rows: ReturnType<typeof rowsOf>, column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

// All numbers here were counted by hand. The stories of the list, the door, the print and the caterer have the same ones.
describe('Of 12 families', () => {
  it('30 people are invited, five of them children', () => {
    const { invitations } = LIST;
    expect(invitations.reduce((sum, { people }) => sum + people, 0)).toBe(30);
    expect(invitations.flatMap(({ children = [] }) => children)).toHaveLength(5);
    expect([LIST.guests.length, LIST.replies.length]).toEqual([12, 10]);
  });

  it('the overview counts people, needs and meals', () => {
    const { headcounts, people, children, dietary } = summarize(FOUR_EVENTS, LIST.guests);
    expect(headcounts.map(({ people }) => people)).toEqual([
      { yes: 5, no: 18, unanswered: 4, notInvited: 3 },
      { yes: 16, no: 7, unanswered: 4, notInvited: 3 },
      { yes: 15, no: 11, unanswered: 4, notInvited: 0 },
      { yes: 1, no: 3, unanswered: 23, notInvited: 3 },
    ]);
    expect(headcounts.map(({ invited }) => invited)).toEqual([27, 27, 30, 27]);
    expect(headcounts.map(({ children }) => children)).toEqual(COUNTED.children);
    expect([people, children]).toEqual([30, 5]);
    expect(
      dietary.map(({ text, days }) => [
        text,
        ...days.map((need) => `${need.event.day}: ${shownNeed(need)}`),
      ]),
    ).toEqual(NEEDS);
    const [course] = questionTotals(COURSE, FOUR_EVENTS, LIST.guests);
    expect(course?.options.flat()).toEqual(COUNTED.courses);
    expect(course).toMatchObject({ people: 16, chosen: 14, missing: COUNTED.missing, tooMany: 0 });
  });

  it('the list, the door and the thank-you pages count the same', () => {
    for (const [index, event] of FOUR_EVENTS.entries()) {
      const { day } = event;
      const coming = searchGuests(FOUR_EVENTS, LIST.guests, '', { day, answer: 'yes' });
      const inList = coming.reduce((sum, guest) => sum + comingOn(guest, event), 0);
      const onPages = LIST.guests.map(({ reply, invitation }) =>
        attendanceOn([day], reply, invitation?.people),
      );
      expect(
        [
          inList,
          arrivals(LIST.guests, event).expected,
          onPages.reduce((sum, { heads }) => sum + heads, 0),
        ],
        day,
      ).toEqual(Array(3).fill(COUNTED.people[index]));
      expect(
        onPages.reduce((sum, attendance) => sum + childrenOf(attendance), 0),
        day,
      ).toBe(COUNTED.children[index]);
    }
  });

  it('the columns of both tables add up', () => {
    const people = rowsOf(peopleCsv(SHAPE, LIST.guests));
    for (const rows of [rowsOf(csv(SHAPE, LIST)), people]) {
      expect(FOUR_EVENTS.map(({ day }) => sumOf(rows, `${day}People`))).toEqual(COUNTED.people);
      expect(
        COURSE.flatMap(({ options }) => options).flatMap((option) => [
          option,
          sumOf(rows, `answers/course: ${option}`),
        ]),
      ).toEqual(COUNTED.courses);
    }
    // 17 with names, and one line for each of two families without.
    expect(people).toHaveLength(19);
    expect(people.filter(({ child }) => child).map(({ person }) => person)).toEqual([
      'Tom',
      'Lia',
      'Zoe',
      'Obi',
      'Uju',
    ]);
    expect(needsIn(people)).toEqual([
      'Eve: vegetarian.',
      'Tom: No nuts',
      'Zoe: No nuts',
      'Wei: party of 2: Halal',
      'Lin: No nuts',
      'Ada: Vegetarian',
      ': party of 3: Vegan',
    ]);
  });

  it('the caterer’s table of a day has who eats what', () => {
    const friday = FOUR_EVENTS.filter(({ day }) => day === 'friday');
    const rows = rowsOf(peopleCsv({ days: friday, questions: COURSE }, LIST.guests));
    expect(rows).toHaveLength(14);
    expect(sumOf(rows, 'fridayPeople')).toBe(16);
    expect(rows.filter(({ child }) => child).map(({ person }) => person)).toEqual([
      'Tom',
      'Obi',
      'Uju',
    ]);
    expect(needsIn(rows)).toEqual([
      'Eve: vegetarian.',
      'Tom: No nuts',
      'Wei: party of 2: Halal',
      'Lin: No nuts',
      'Ada: Vegetarian',
      ': party of 2: Vegan',
    ]);
    expect(rows.find(({ person }) => person === 'Eve')).toMatchObject({
      'answers/course: Meat': '1',
    });
  });

  it('are in the order of their tables on the caterer’s list of Friday', () => {
    const friday = FOUR_EVENTS.slice(1, 2);
    const { key = '' } = LIST.guests.find(({ name }) => name === 'The Costas') ?? {};
    const notes = new Map([[key, { table: '10', seats: ['Tom = 9'] }]]);
    const rows = rowsOf(peopleCsv({ days: friday }, LIST.guests, undefined, notes));
    expect(rows.slice(0, 3).map((row) => [row[noteColumn('table')], row.person])).toEqual([
      ['9', 'Tom'],
      ['10', 'Ana'],
      ['10', 'Rui'],
    ]);
    expect(sumOf(rows, 'fridayPeople')).toBe(16);
  });
});
