import { partOf, schemaOf } from '@invitation/content/edit/form';
import { describe, expect, it } from 'vitest';
import { pathAfter } from './follow-item';

const file = 'questions.yaml';
const question = (id: string, options = ['Fish', 'Tofu']) => ({
  id,
  label: `${id}?`,
  kind: 'choice',
  options,
});
type Question = ReturnType<typeof question>;

function filesOf(questions: readonly Question[]) {
  const schema = schemaOf(file);
  if (!schema) throw new Error(`${file} has no schema.`);
  return [partOf(schema, { questions }, { file, path: [] }, { questions })];
}
const [bus, meal, song] = [question('bus'), question('meal'), question('song')];
const placeIn = (index: number) => ({ file, path: ['questions', index, 'label'] });

describe('a typed value of an item', () => {
  it.each([
    ['is moved with it', [bus, meal, song], [bus, song], 2, 1],
    ['makes place for one that Undo brings back', [meal, song], [bus, meal, song], 1, 2],
    ['goes along in another order', [bus, meal, song], [song, bus, meal], 0, 1],
    ['stays where the item is changed', [bus, meal], [bus, question('menu')], 1, 1],
    ['goes with an item that is removed', [bus, meal, song], [bus, song], 1, null],
    ['goes with an item that is removed at the end', [bus, meal], [bus], 1, null],
    ['stays behind all others while it is being added', [bus, meal], [bus], 2, 1],
  ] as const)('%s', (_, before, after, index, to) => {
    const path = pathAfter(filesOf(before), filesOf(after), placeIn(index));
    expect(path).toEqual(to === null ? null : placeIn(to).path);
  });

  it('follows an item in an item', () => {
    const place = { file, path: ['questions', 1, 'options', 2] };
    const before = [bus, question('meal', ['Fish', 'Tofu', 'Cake'])];
    const after = [bus, question('meal', ['Tofu', 'Cake'])];
    expect(pathAfter(filesOf(before), filesOf(after), place)?.at(-1)).toBe(1);
  });

  it('stays outside of a list', () => {
    const place = { file, path: ['other', 'label'] };
    expect(pathAfter(filesOf([bus]), filesOf([]), place)).toEqual(place.path);
  });
});
