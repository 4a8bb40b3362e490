import { FIXTURES, parsedContent, readFiles } from '@invitation/vite/content/folder';
import { expect, it } from 'vitest';
import { dayId } from './day-id';
import { renamedDay } from './days';

const files = new Map(readFiles(FIXTURES)).set(
  'questions.yaml',
  '# Ours\nquestions:\n  - id: bus\n    label: A bus?\n    kind: text\n    site: weekend\n    if: friday\n',
);

it('renames a day, and the questions about it, and no other byte', () => {
  const next = renamedDay(files, 'friday', 'thursday');
  expect(next.has('days/friday.yaml')).toBe(false);
  expect(next.get('days/thursday.yaml')).toBe(files.get('days/friday.yaml'));
  expect(next.get('questions.yaml')).toBe(
    files.get('questions.yaml')?.replace('if: friday', 'if: thursday'),
  );
  expect(parsedContent(next).faults).toEqual([]);
});

it.each([
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
