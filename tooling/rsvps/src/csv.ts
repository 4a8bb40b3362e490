import { stringify } from 'csv-stringify/sync';
import type { Replies } from './replies';

const COLUMNS = [
  'key',
  'name',
  'guest',
  'friday',
  'saturday',
  'sunday',
  'dietaryRestrictions',
  'otherNotes',
  'lastRsvp',
  'problem',
] as const;

/**
 * All replies as a table for a spreadsheet (RFC 4180), in UTF-8 with a mark by which Excel knows it, one row a document;
 * one that is no RSVP has its key and what is wrong with it. A text that a spreadsheet would run as a formula is given an
 * apostrophe (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const csv = ({ replies, unreadable }: Replies): string =>
  stringify(
    [
      ...replies.map((reply) => ({ ...reply, lastRsvp: reply.lastRsvp?.toISOString() })),
      ...unreadable.map(({ key, reason }) => ({ key, problem: reason })),
    ],
    {
      bom: true,
      header: true,
      columns: [...COLUMNS],
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
