import { FIXTURES, parsedContent, readFiles } from '@invitation/vite/content/folder';
import { expect, it } from 'vitest';
import { dayId } from './day-id';
import { renamedDay } from './days';

const files = new Map(readFiles(FIXTURES)).set(
  'questions.yaml',
  '# Ours\nquestions:\n  - id: bus\n    label: A bus?\n    kind: text\n    site: weekend\n    if: friday\n',
);

it('renames a day, and the questions about it, and no other byte', () => {
  const next = renamedDay(files, 'friday', 'dinner');
  expect(next.has('days/friday.yaml')).toBe(false);
  expect(next.get('days/dinner.yaml')).toBe(files.get('days/friday.yaml'));
  expect(next.get('questions.yaml')).toBe(
    files.get('questions.yaml')?.replace('if: friday', 'if: dinner'),
  );
  expect(parsedContent(next).faults).toEqual([]);
});

it('moves a day to another weekday, with its name and its end after midnight', () => {
  const late = new Map(files).set(
    'days/friday.yaml',
    (files.get('days/friday.yaml') ?? '').replace('end: 22:00', 'end: 2025-10-04T02:00'),
  );
  const moved = renamedDay(late, 'friday', 'thursday', '2025-10-02').get('days/thursday.yaml');
  expect(moved).toContain('date: 2025-10-02\n');
  expect(moved).toContain('end: 2025-10-03T02:00\n');
});

it.each([
  ['thursday', 'days/thursday.yaml, date: 2025-10-03 is a Friday.'],
  ['sunday', 'Another day is called sunday.'],
  ['name', 'A day cannot be called name: it has the name of another field'],
])('refuses the name %s', (to, message) => {
  expect(() => renamedDay(files, 'friday', to)).toThrow(message);
});

it.each([
  ['2027-06-12', [], 'saturday'],
  ['2027-06-12', ['saturday'], 'brunchAtHome'],
  ['2027-06-12', ['saturday', 'brunchAtHome'], 'day1'],
  ['', [], ''],
])('proposes a name for %j beside %j: %j', (date, taken, name) => {
  expect(dayId({ title: 'Brunch at home', date }, taken)).toBe(name);
});
