import { SCHEMAS } from '@invitation/domain/build-time/schema/schema';
import { FIXTURES } from '@invitation/vite/content/folder';
import { describe, expect, it } from 'vitest';
import { openContentFolder } from '../files/content-folder';
import { type Field, type List, type Part, partOf, schemaOf } from './form';
import { studioState } from './studio-state';

const fieldsOf = (part: Part): readonly Field[] => {
  if (part.kind === 'group') return part.parts.flatMap(fieldsOf);
  return part.kind === 'list' ? part.items.flatMap(fieldsOf) : [part];
};

const listsIn = (part: Part): readonly List[] => {
  if (part.kind === 'group') return part.parts.flatMap(listsIn);
  return part.kind === 'list' ? [part, ...part.items.flatMap(listsIn)] : [];
};

const folder = openContentFolder(FIXTURES);
const state = studioState(folder, () => '');
const fields = state.files.flatMap(fieldsOf);
const fieldAt = (file: string, ...path: (string | number)[]) =>
  fields.find((field) => field.file === file && field.path.join() === path.join());

describe('the form of the content', () => {
  it('shows each value with its title and its example', () => {
    expect(fieldAt('celebration.yaml', 'hosts')).toMatchObject({
      title: 'Your names, as on the invitation',
      example: 'Nora & Sam',
      value: 'Nora & Sam',
      isOptional: false,
    });
    const untitled = fields.filter(({ title, path }) => title === '' || title === path.at(-1));
    expect(untitled.map(({ field }) => field)).toEqual([]);
  });

  it.each([
    ['days/friday.yaml', ['date'], 'date'],
    ['days/friday.yaml', ['start'], 'time'],
    ['days/friday.yaml', ['guests'], 'choice'],
    ['days/friday.yaml', ['asked'], 'yesOrNo'],
    ['days/friday.yaml', ['description'], 'paragraph'],
    ['celebration.yaml', ['gateHelp'], 'paragraph'],
    ['celebration.yaml', ['reminder'], 'paragraph'],
    ['celebration.yaml', ['saturdaySite'], 'yesOrNo'],
    ['celebration.yaml', ['language'], 'choice'],
    ['celebration.yaml', ['colours', 'day', 'ink'], 'colour'],
    ['celebration.yaml', ['registry', 'links', 0, 'label'], 'text'],
    ['album.yaml', ['pictures', 3, 'caption'], 'text'],
  ] as const)('asks for %s %s as a %s', (file, path, kind) => {
    expect(fieldAt(file, ...path)?.kind).toBe(kind);
  });

  it('lets days lack what guests learn later, in a save-the-date', () => {
    const start = (isSaveTheDate: boolean) => {
      const schema = schemaOf('days/friday.yaml', isSaveTheDate);
      const part = schema && partOf(schema, {}, { file: 'days/friday.yaml', path: [] }, {});
      return part && fieldsOf(part).find(({ field }) => field === 'start');
    };
    expect(start(true)).toMatchObject({ isOptional: true, kind: 'time', value: '' });
    expect(start(false)).toMatchObject({ isOptional: false, value: null });
  });

  it('offers no choice twice, and shows a default as chosen', () => {
    expect(fieldAt('celebration.yaml', 'namedGuests')).toMatchObject({
      value: 'no',
      choices: ['yes', 'no'],
    });
    const [site, each] = ['site', 'each'].map((name) => {
      const value = { questions: [{ id: 'song' }] };
      const place = { file: 'questions.yaml', path: [] };
      const asked = fieldsOf(partOf(SCHEMAS.questions, value, place, value));
      return asked.find(({ path }) => path.at(-1) === name);
    });
    expect(site).toMatchObject({ value: 'both', choices: ['weekend', 'saturday', 'both'] });
    expect(each).toMatchObject({ value: null, choices: ['', 'person'] });
  });

  it('adds the two options that a choice needs at once, then one by one', () => {
    const place = { file: 'questions.yaml', path: [] };
    const added = ['Fish', 'Tofu', 'Cake'].map((_, count, all) => {
      const value = { questions: [{ id: 'meal', options: all.slice(0, count) }] };
      const lists = listsIn(partOf(SCHEMAS.questions, value, place, value));
      const options = lists.find(({ path }) => path.join('.') === 'questions.0.options');
      return options?.blanks.map(({ path }) => path.at(-1));
    });
    expect(added).toEqual([[0, 1], [1], [2]]);
  });

  it('names a value as the faults name it', () => {
    expect(fieldAt('album.yaml', 'pictures', 0, 'alt')?.field).toMatch(/^[\w-]+, alt$/);
    expect(fieldAt('celebration.yaml', 'registry', 'links', 0, 'link')?.field).toBe(
      'registry.links.0.link',
    );
  });

  it('has nothing of the examples in what is not there yet', () => {
    const blanks = state.files.flatMap(function blankOf(part: Part): readonly Part[] {
      if (part.kind === 'list') return [...part.blanks, ...part.items.flatMap(blankOf)];
      return part.kind === 'group' ? part.parts.flatMap(blankOf) : [];
    });
    expect(blanks.length).toBeGreaterThan(4);
    const values = blanks.flatMap(fieldsOf).map(({ value }) => value);
    // Only defaults.
    expect(new Set(values)).toEqual(new Set([null, '', '500', 'both']));
  });
});

it('knows beside a fault whether there is a Saturday-only site', () => {
  const hasSaturday = (saturdaySite: string) => {
    const files = new Map(folder.read()).set('days/sunday.yaml', '');
    const celebration = files.get('celebration.yaml') ?? '';
    files.set('celebration.yaml', celebration.replace(/^saturdaySite:.*/m, saturdaySite));
    return studioState({ ...folder, read: () => files }, () => '').hasSaturday;
  };
  expect(['saturdaySite: yes', 'saturdaySite: no'].map(hasSaturday)).toEqual([true, false]);
});
