import { WEEKEND } from '@invitation/domain/fixtures/days';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import { describe, expect, it } from 'vitest';
import { type NeedOnDay, shownNeed } from '../model/people/dietary-needs';
import { comingOn, joinGuests } from '../model/people/guests';
import { questionTotals } from '../model/people/question-totals';
import { summarize } from '../model/people/summary';
import { searchGuests } from '../model/search/guests-search';
import { csv } from '../model/spreadsheet/write/csv';
import type { Reply } from '../model/store/collections';
import { arrivals } from '../pages/door/door-guests';
import { guestListOf } from '../testing/guest-list-of';
import { HAND_COUNTED } from './hand-counted';

const LIST = guestListOf(HAND_COUNTED);
const [FRIDAY, SATURDAY] = WEEKEND as [(typeof WEEKEND)[0], (typeof WEEKEND)[0]];

const dayAndNeed = (need: NeedOnDay) => `${need.event.day}: ${shownNeed(need)}`;
const NEEDS = [
  ['Vegan', 'friday: 5 parties of 3', 'saturday: 1'],
  ['No nuts', 'saturday: 2 parties of 2'],
];

// All numbers here were counted by hand. The stories of the overview and of the printed list have the same ones.
describe('Of 60 replies and 40 open invitations', () => {
  it('the overview counts people', () => {
    expect([LIST.replies.length, LIST.guests.length]).toEqual([60, 100]);
    const { headcounts, dietary } = summarize(WEEKEND, LIST.guests);
    expect(headcounts.map(({ event, people }) => [event.day, people])).toEqual([
      ['friday', { yes: 95, no: 34, unanswered: 50, notInvited: 25 }],
      ['saturday', { yes: 54, no: 85, unanswered: 65, notInvited: 0 }],
      ['sunday', expect.objectContaining({ yes: 0 })],
    ]);
    expect(dietary.map(({ text, days }) => [text, ...days.map(dayAndNeed)])).toEqual(NEEDS);
  });

  it('the overview counts a reply without answers as unanswered', () => {
    const begun = { key: 'begun', name: 'Begun by the hosts', guest: 'Somebody' };
    const { headcounts } = summarize(WEEKEND, [...LIST.guests, ...joinGuests([begun], [])]);
    expect(headcounts.slice(0, 2).map(({ people }) => people)).toMatchObject([
      { yes: 95, no: 34, unanswered: 52 },
      { yes: 54, no: 85, unanswered: 67 },
    ]);
  });

  it('the overview counts answers', () => {
    const totals = questionTotals(QUESTIONS, WEEKEND, LIST.guests);
    expect(totals.map(({ options }) => options.flat())).toEqual([
      ['Fish', 46, 'Meat', 30, 'Vegetarian', 0],
      ['Yes, at 6pm', 8, 'Yes, at 7pm', 10, 'No', 20],
    ]);
    expect(totals).toMatchObject([
      { people: 95, chosen: 76, missing: 20, tooMany: 1 },
      { people: 54, chosen: 38, missing: 16, tooMany: 0 },
    ]);
  });

  it('a question of one site is for guests who answered it, or who say yes to a day of that site', () => {
    const question = {
      id: 'main',
      label: 'Main course',
      kind: 'choice',
      limit: 0,
      options: ['Fish'],
    } as const;
    const both = [
      { ...question, site: 'weekend' },
      { ...question, site: 'saturday' },
    ] as const;
    const countsOf = (reply: Omit<Reply, 'key'>, days = WEEKEND) =>
      questionTotals(both, days, joinGuests([{ key: 'a', ...reply }], []), WEEKEND).map(
        ({ people, missing, tooMany }) => [people, missing, tooMany],
      );
    const reply = { name: 'Ada', friday: 'no', saturday: 'yes' } as const;
    expect(countsOf({ ...reply, 'answers/main': 'Fish' })).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    expect(countsOf(reply)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(countsOf({ ...reply, friday: 'yes' }, [SATURDAY])).toEqual([
      [1, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('the list finds the guests who answered', () => {
    const find = (answered: string) =>
      searchGuests(WEEKEND, LIST.guests, '', { answered }, QUESTIONS).length;
    expect(find('meal=Fish')).toBe(40);
    expect(find('meal=')).toBe(20);
    expect(find('shuttle=Yes, at 7pm')).toBe(10);
    expect(find('song=answered')).toBe(5);
    expect([find('meal<'), find('meal>')]).toEqual([5, 1]);
    expect([find('shuttle<'), find('shuttle>')]).toEqual([11, 0]);
    expect(find('gone=Cake')).toBe(100);
    const coming = searchGuests(WEEKEND, LIST.guests, '', { day: 'friday', answer: 'yes' });
    expect(coming).toHaveLength(35);
    expect(coming.reduce((sum, guest) => sum + comingOn(guest, FRIDAY), 0)).toBe(95);
  });

  it('the columns of the CSV add up', () => {
    const [head = '', ...rows] = csv({ days: WEEKEND, questions: QUESTIONS }, LIST)
      .trim()
      .split('\r\n');
    const cells = (row: string) =>
      [...row.matchAll(/(?:"([^"]*)")?(?:,|$)/g)].map(([, text = '']) => text);
    const columns = cells(head);
    const sumOf = (column: string) => {
      const index = columns.indexOf(column);
      expect(index, column).toBeGreaterThan(0);
      return rows.reduce((sum, row) => sum + Number(cells(row)[index]), 0);
    };
    expect([sumOf('fridayPeople'), sumOf('saturdayPeople')]).toEqual([95, 54]);
    expect([sumOf('answers/meal: Fish'), sumOf('answers/meal: Meat')]).toEqual([46, 30]);
    const needs = rows
      .map(cells)
      .flatMap((row) =>
        WEEKEND.map(({ day }) => [
          row[columns.indexOf('dietaryRestrictions')],
          row[columns.indexOf(`${day}Dietary`)],
        ]),
      )
      .filter(([, people]) => people);
    expect(needs.map((need) => need.join(': ')).sort()).toEqual([
      ' vegan.: 1',
      'No nuts: party of 2',
      'No nuts: party of 2',
      ...Array.from({ length: 5 }, () => 'Vegan: party of 3'),
    ]);
    expect(head).toContain('"answers/shuttle","answers/song"');
  });

  it('the door expects the same people', () => {
    expect(arrivals(LIST.guests, FRIDAY)).toEqual({ least: 0, most: 0, expected: 95, missing: 95 });
    expect(arrivals(LIST.guests, SATURDAY)).toEqual({
      least: 0,
      most: 0,
      expected: 54,
      missing: 54,
    });
  });
});
