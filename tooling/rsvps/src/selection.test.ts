import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments';
import type { StoredDocument } from './documents';
import { isSelected, parseSelection } from './selection';

const selection = (...given: string[]) =>
  parseSelection(parseArguments(['remove', ...given]).options);
const document = (key: string, name: unknown, time = '2025-08-01T12:00:00Z'): StoredDocument => ({
  key,
  data: { name, lastRsvp: Timestamp.fromDate(new Date(time)) },
  updateTime: Timestamp.now(),
});
const ada = document('1', '  Ádá LOVELACE ', '2025-08-01T12:00:00Z');
const eve = document('2', 'Eve', '2025-08-02T12:00:00Z');
const broken: StoredDocument = {
  key: '3',
  data: { name: 7, lastRsvp: 'yesterday' },
  updateTime: Timestamp.fromDate(new Date('2025-08-03T12:00:00Z')),
};
const keysOf = (...given: string[]) =>
  [ada, eve, broken]
    .filter((each) => isSelected(selection(...given), each))
    .map(({ key }) => key)
    .join('');

describe('a selection', () => {
  it.each([
    [['--key', '1', '--key', '3', '--key', 'gone'], '13'],
    [['--name', 'ada  lovelace'], '1'],
    [['--name', 'ada'], ''],
    [['--name-contains', 'ADÁ'], '1'],
    [['--name-contains', 'e'], '12'],
    [['--since', '2025-08-02T12:00:00Z'], '23'],
    [['--until', '2025-08-02T12:00:00Z'], '1'],
    [['--since', '2025-08-02T14:00:00+02:00', '--until', '2025-08-03T12:00Z'], '2'],
    [['--name-contains', 'e', '--until', '2025-08-02T00:00Z'], '1'],
    [['--key', '1', '--name', 'Eve'], ''],
  ])('%j selects the documents "%s"', (given, keys) => {
    expect(keysOf(...given)).toBe(keys);
  });

  it('reads a time without an offset in the time zone of the computer', () => {
    expect(selection('--since', '2025-08-01').since).toEqual(new Date(2025, 7, 1));
    expect(selection('--since', '2025-08-01T18:30').since).toEqual(new Date(2025, 7, 1, 18, 30));
  });

  it.each([
    [[], 'Choose the replies to remove'],
    [['--yes'], 'Choose the replies to remove'],
    [['--key', ''], '--key needs a key'],
    [['--name', ' \u200b'], 'has no visible letter'],
    [['--name-contains', ''], 'has no visible letter'],
    [['--since', 'yesterday'], 'is not a time'],
    [['--since', '2025-02-30'], 'is not a time'],
    [['--since', '2025-08-01T25:00'], 'is not a time'],
    [['--until', '08/01/2025'], 'is not a time'],
    [['--since', '2025-08-02', '--until', '2025-08-01'], '--since is not before --until'],
  ])('rejects %j', (given, message) => {
    expect(() => selection(...given)).toThrow(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
    );
  });
});
