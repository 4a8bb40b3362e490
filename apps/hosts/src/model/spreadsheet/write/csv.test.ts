import { FOUR_DAYS, ONE_DAY, WEEKEND } from '@invitation/domain/fixtures/days';
import { person } from '@invitation/domain/fixtures/people';
import { answerField } from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { guestListOf } from '../../../testing/guest-list-of';
import { joinGuests } from '../../people/guests';
import type { Reply } from '../../store/collections';
import { csv, peopleCsv } from './csv';

const SHAPE = { days: WEEKEND };

describe('csv', () => {
  it('writes a row for each document, even if it is not an RSVP', () => {
    const text = csv(
      { ...SHAPE, timeZone: 'America/New_York' },
      guestListOf({
        replies: [
          {
            key: '1',
            name: 'Ada, "the first"\nof her name',
            lastRsvp: new Date('2025-08-01T12:00:00Z'),
          },
        ],
        unreadable: [{ key: '2', reason: 'friday: maybe' }],
      }),
    );
    expect(text.startsWith('\ufeff"name","guest","friday"')).toBe(true);
    const rows: unknown = parse(text, {
      bom: true,
      columns: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    expect(rows).toMatchObject([
      { name: 'Ada, "the first"\nof her name', lastRsvp: 'Aug 1, 2025, 8:00 AM' },
      { name: '', problem: 'friday: maybe' },
    ]);
  });

  it.each([
    [FOUR_DAYS, ['thursday', 'friday', 'saturday', 'sunday']],
    [ONE_DAY, ['wednesday']],
  ])('has a column for the answer and the people of each day', (days, ids) => {
    const columns = ['guest', ...ids.flatMap((id) => [id, `${id}People`]), 'dietaryRestrictions'];
    expect(csv({ days }, guestListOf({}))).toContain(`"${columns.join('","')}"`);
  });

  it('writes invitations beside their replies, and a row for each open one', () => {
    const text = csv(
      SHAPE,
      guestListOf({
        replies: [{ key: '1', name: 'Ada' }],
        invitations: [
          { id: '2', name: '=Grace', days: 'saturday', people: 2 },
          { id: '1', name: 'Ada & Co', days: 'weekend', people: 3 },
        ],
        arrivals: [
          { key: '1', people: { 'friday/a': 3, 'saturday/a': 2, 'saturday/b': 2, 'sunday/a': 2 } },
        ],
      }),
    );
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      { name: "'=Grace", invitedTo: 'Only Saturday', people: '2', fridayArrived: '', problem: '' },
      {
        name: 'Ada',
        invitedTo: 'All days',
        people: '3',
        fridayArrived: '3',
        saturdayArrived: '2 or 4',
        sundayArrived: '2',
      },
    ]);
  });

  it('has the order of the list, and the names of guests whom only the reply names', () => {
    const list = guestListOf({
      replies: [
        {
          key: '1',
          name: 'Zoë',
          saturday: 'yes' as const,
          people: [person('Zoë', 'saturday'), person('Carl', 'saturday')],
        },
        { key: '2', name: 'Ada', guest: 'Bo' },
      ],
      invitations: [
        { id: '1', name: 'Zoë', days: 'weekend' as const, people: 2, members: ['Zoë'] },
        { id: '3', name: 'Eve', days: 'weekend' as const, people: 1 },
      ],
    });
    const rows: Record<string, string>[] = parse(csv(SHAPE, list, false, true), {
      bom: true,
      columns: true,
    });
    expect(rows.map(({ name, guest }) => [name, guest])).toEqual([
      ['Ada', 'Bo'],
      ['Eve', ''],
      ['Zoë', 'Carl'],
    ]);
  });

  it('has a row for arrivals without a guest, and for those that are not readable', () => {
    const list = guestListOf({
      replies: [{ key: '1', name: 'Ada' }],
      arrivals: [
        { key: '1', people: { 'friday/a': 3 } },
        { key: 'gone', people: { 'friday/a': 2, 'saturday/a': 2, 'saturday/b': 2 } },
        { key: 'undone', people: { 'friday/a': 0 } },
      ],
      unreadable: [{ key: 'faulty', reason: 'friday: Invalid input' }],
    });
    expect(parse(csv(SHAPE, list), { bom: true, columns: true })).toMatchObject([
      { name: 'Ada', fridayArrived: '3', problem: '' },
      { name: '', fridayArrived: '2', saturdayArrived: '2 or 4', problem: 'no longer on the list' },
      { fridayArrived: '', problem: 'friday: Invalid input' },
    ]);
  });

  it('writes no key: neither an account nor the id of an invitation, which opens the reply', () => {
    const card = { name: 'Card', days: 'weekend', people: 2 } as const;
    const text = csv(
      SHAPE,
      guestListOf({
        replies: [
          { key: 'a-uid-1', name: 'Zoe' },
          { key: 'id-1', id: 'id-1', name: 'Ada' },
        ],
        unreadable: [
          ...['uid-2', 'id-2'].map((key) => ({ key, reason: 'friday' })),
          { key: 'id-4', reason: 'people' },
        ],
        invitations: ['id-1', 'id-2', 'id-3'].map((id) => ({ ...card, id })),
      }),
    );
    expect(text).not.toMatch(/u?id-/);
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    expect(rows.map(({ name, problem }) => name || problem)).toEqual([
      'Ada',
      'Card',
      'Card',
      'Zoe',
      'friday',
      'friday',
      'people',
    ]);
  });

  it('has all guests in the order of their keys, then what is not readable', () => {
    const text = csv(
      SHAPE,
      guestListOf({
        replies: [
          { key: 'b', name: 'Bo' },
          { key: 'a', name: 'Ada' },
        ],
        invitations: [
          { id: 'y', name: 'Yves', days: 'weekend', people: 1 },
          { id: 'x', name: 'Xenia', days: 'weekend', people: 1 },
        ],
        unreadable: [
          { key: 'd', reason: 'friday' },
          { key: 'z', reason: 'people' },
        ],
      }),
    );
    const written = ['Ada', 'Bo', 'Xenia', 'Yves', 'friday', 'people'];
    const rows = text.trim().split('\r\n').slice(1);
    expect(rows).toHaveLength(written.length);
    for (const [index, each] of written.entries()) expect(rows[index]).toContain(`"${each}"`);
  });

  it('separates a day without an invitation from a no', () => {
    const text = csv(
      SHAPE,
      guestListOf({
        replies: [
          { key: '1', name: 'Ada', friday: 'no', saturday: 'yes' },
          { key: '2', name: 'Eve', friday: 'no', saturday: 'no' },
        ],
        invitations: [
          { id: '1', name: 'Ada', days: 'saturday', people: 1 },
          { id: '3', name: 'Zoe', days: 'saturday', people: 1 },
        ],
      }),
    );
    expect(parse(text, { bom: true, columns: true })).toMatchObject([
      { name: 'Ada', friday: 'not invited', saturday: 'yes', sunday: 'not invited' },
      { name: 'Eve', friday: 'no', saturday: 'no', sunday: '' },
      { name: 'Zoe', friday: 'not invited', saturday: '', sunday: 'not invited' },
    ]);
  });

  it('keeps the answers to a question that has the name of another column', () => {
    const ada: Reply = { key: '1', name: 'Ada', friday: 'yes' };
    const notes = new Map([['1', { table: '7' }]]);
    const tablesOf = (questions: readonly Question[], reply: Reply): string[][][] => {
      const shape = { days: WEEKEND, questions };
      return [
        csv(shape, { ...guestListOf({ replies: [reply] }), notes }, true, true),
        peopleCsv(shape, joinGuests([reply], []), undefined, notes),
      ].map((text) => parse(text, { bom: true }));
    };
    const before = tablesOf([], ada);
    const names = [...new Set(before.flatMap(([columns = []]) => columns))];
    expect(names).toEqual(expect.arrayContaining(['language', 'members', 'person', 'child']));
    const questions = names.map(
      (id): Question => ({ id, label: id, kind: 'text', limit: 99, options: [], site: 'both' }),
    );
    const answers = names.map((id) => [answerField({ id }), `Answer ${id}`] as const);
    const after = tablesOf(questions, { ...ada, ...Object.fromEntries(answers) });
    const given = answers.map(([, answer]): string => answer);
    for (const [index, [, row = []]] of after.entries()) {
      expect(row.filter((cell) => given.includes(cell))).toEqual(given);
      expect(row.filter((cell) => !given.includes(cell))).toEqual(before[index]?.[1]);
    }
  });
});
