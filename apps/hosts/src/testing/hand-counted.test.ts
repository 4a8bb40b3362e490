import { WEEKEND } from '@invitation/domain/fixtures/days';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import { describe, expect, it } from 'vitest';
import { csv } from '../model/csv';
import { EMPTY_GUEST_LIST, listGuests } from '../model/guest-list';
import { comingOn } from '../model/guests';
import { searchGuests } from '../model/guests-search';
import { readGuestTable } from '../model/import/guest-table';
import { planImport } from '../model/import/import-plan';
import { questionTotals } from '../model/question-totals';
import { summarize } from '../model/summary';
import { arrivals } from '../pages/door/door-guests';
import { HAND_COUNTED } from './hand-counted';

const LIST = listGuests(EMPTY_GUEST_LIST, { ...EMPTY_GUEST_LIST, ...HAND_COUNTED });
const [FRIDAY, SATURDAY] = WEEKEND as [(typeof WEEKEND)[0], (typeof WEEKEND)[0]];

// All numbers here were counted by hand. The stories of the overview and of the printed list have the same ones.
describe('Of 60 replies and 40 open invitations', () => {
  it('the overview counts people', () => {
    expect([LIST.replies.length, LIST.guests.length]).toEqual([60, 100]);
    const { headcounts, dietary } = summarize(WEEKEND, LIST.guests);
    expect(headcounts.map(({ event, people }) => [event.day, people])).toEqual([
      ['friday', { yes: 95, no: 24, unanswered: 50, notInvited: 25 }],
      ['saturday', { yes: 54, no: 50, unanswered: 65, notInvited: 0 }],
      ['sunday', expect.objectContaining({ yes: 0 })],
    ]);
    expect(dietary.map(({ people, text }) => [people, text])).toEqual([
      [16, 'Vegan'],
      [4, 'No nuts'],
    ]);
  });

  it('the overview counts answers', () => {
    const totals = questionTotals(QUESTIONS, WEEKEND, LIST.guests);
    expect(totals.map(({ options, missing }) => [...options.flat(), missing])).toEqual([
      ['Fish', 45, 'Meat', 30, 'Vegetarian', 0, 20],
      ['Yes, at 6pm', 8, 'Yes, at 7pm', 10, 'No', 20, 16],
    ]);
  });

  it('the list finds the guests who answered', () => {
    const find = (answered: string) =>
      searchGuests(WEEKEND, LIST.guests, '', { answered }, QUESTIONS).length;
    expect(find('meal=Fish')).toBe(40);
    expect(find('meal=')).toBe(20);
    expect(find('shuttle=Yes, at 7pm')).toBe(10);
    expect(find('song=answered')).toBe(5);
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
    const sumOf = (column: string) => {
      const index = cells(head).indexOf(column);
      expect(index, column).toBeGreaterThan(0);
      return rows.reduce((sum, row) => sum + Number(cells(row)[index]), 0);
    };
    expect([sumOf('fridayPeople'), sumOf('saturdayPeople')]).toEqual([95, 54]);
    expect([sumOf('meal: Fish'), sumOf('meal: Meat')]).toEqual([45, 30]);
    expect(head).toContain('"shuttle","song"');
  });

  it('the door expects the same people', () => {
    expect(arrivals(LIST.guests, [], FRIDAY)).toEqual({ arrived: 0, expected: 95 });
    expect(arrivals(LIST.guests, [], SATURDAY)).toEqual({ arrived: 0, expected: 54 });
  });

  it('an import counts rows', () => {
    const known = LIST.invitations.slice(5);
    const table = [
      ...known.map(({ name, days, people }, row) =>
        [name, days, row < 10 ? people + 1 : people].join(),
      ),
      ...Array.from({ length: 7 }, (_, row) => `New ${row},weekend,2`),
      'Mistaken,sunday,2',
      'Mistaken too,weekend,0',
    ].join('\n');
    const plan = planImport(readGuestTable(`name,days,people\n${table}`), LIST.invitations);
    const { added, changed, unchanged, faults, absent } = plan;
    expect([added, changed, unchanged, faults, absent].map((rows) => rows.length)).toEqual([
      7, 10, 70, 2, 5,
    ]);
  });
});
