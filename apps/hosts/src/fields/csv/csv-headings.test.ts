import { WEEKEND } from '@invitation/domain/fixtures/days';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csv, peopleCsv } from '../../model/spreadsheet/write/csv';
import { guestListOf } from '../../testing/guest-list-of';
import { EVENTS } from '../../testing/samples';
import { csvHeadings } from './csv-headings';

it('names every column of both tables', () => {
  const shape = { days: WEEKEND, questions: QUESTIONS };
  const tables = [
    csv(shape, { ...guestListOf({}), notes: new Map() }, true, true),
    peopleCsv(shape, []),
  ];
  const columns = tables.flatMap((table) => parse(table, { bom: true, toLine: 1 }).flat());
  const headings = csvHeadings({ events: EVENTS, questions: QUESTIONS });
  expect(columns.filter((column) => !headings.has(column))).toEqual([]);
  expect(columns.length).toBeGreaterThan(20);
});
