import type { Edit } from '@invitation/content/edit/edit-content';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer } from '../server/studio-api';
import { createStudioStore, placeKey } from './studio-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const edit = (name: string, value: string): Edit => ({
  file: 'celebration.yaml',
  path: [name],
  value,
});

/**
 * A server that keeps values, and refuses those with a `!`. It answers late, or not at all. All typed values are of one
 * item, so another page changes them all.
 */
function createServer() {
  const values: Record<string, unknown> = {};
  let files = [{ file: 'celebration.yaml' }];
  let isDown = false;
  let revision = 0;
  let lastChange = 0;
  const send = async (address: string, body: BodyInit | null): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (isDown) throw new Error('The studio has stopped.');
    const edits = body === null ? [] : (JSON.parse(String(body)) as Edit[]);
    const before = `${revision}`;
    const isOld = ({ seen }: Edit) => Number(seen ?? 0) < lastChange;
    const isRefused = (each: Edit) => isOld(each) || String(each.value).includes('!');
    const refused = edits.filter(isRefused);
    const done = edits.filter((each) => !isRefused(each));
    const faults = [{ file: 'celebration.yaml', line: 1, field: '', message: 'No.' }];
    const refusals = refused.map((each) => ({ edit: each, faults, isConflict: isOld(each) }));
    for (const { path, value } of done) values[String(path[0])] = value;
    if (done.length > 0) {
      revision += 1;
      if (address === 'edits') lastChange = revision;
    }
    return {
      state: {
        values: { ...values },
        files,
        revision: `${revision}`,
      } as unknown as Answer['state'],
      before: address === 'edits' ? before : '',
      refused: refusals,
    };
  };
  return {
    values,
    send,
    setDown: (now: boolean) => {
      isDown = now;
    },
    removeFile() {
      files = [];
    },
    /** Another page. */
    write(name: string) {
      values[name] = 'other';
      revision += 1;
      lastChange = revision;
    },
  };
}

it('never loses what is typed, whatever is answered when', async () => {
  const event = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(
        fc.constant('type' as const),
        fc.constantFrom('a', 'b'),
        fc.constantFrom('1', '2', '3!', '4'),
      ),
    },
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constant('wait' as const), fc.constantFrom(20, 60, 220, 300)),
    },
    { weight: 1, arbitrary: fc.tuple(fc.constant('down' as const), fc.boolean()) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('change' as const), fc.constantFrom('c', 'd')) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('load' as const)) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      const { send, values, setDown } = createServer();
      const store = createStudioStore(send);
      await Promise.all([store.load(), vi.advanceTimersByTimeAsync(50)]);
      const typed = new Map<string, string>();
      for (const each of events) {
        if (each[0] === 'type') {
          store.type(edit(each[1], each[2]));
          typed.set(each[1], each[2]);
        } else if (each[0] === 'wait') await vi.advanceTimersByTimeAsync(each[1]);
        else if (each[0] === 'down') setDown(each[1]);
        else if (each[0] === 'change') void store.change([edit(each[1], 'x')]);
        else void store.load();
        // What one sees of a value is what one typed last, until the server has it.
        for (const [name, text] of typed) {
          const shown = store.get().typed.get(placeKey(edit(name, '')))?.edit.value ?? values[name];
          expect(shown).toBe(text);
        }
      }
      setDown(false);
      // Without another keystroke.
      await vi.advanceTimersByTimeAsync(6000);
      for (const [name, text] of typed) {
        const waiting = store.get().typed.get(placeKey(edit(name, '')));
        if (text.includes('!')) expect(waiting).toMatchObject({ faults: [{ message: 'No.' }] });
        else expect([waiting, values[name]]).toEqual([undefined, text]);
      }
      expect(store.get().isBusy).toBe(false);
    }),
    { numRuns: 200 },
  );
});

it('keeps what is typed beside what another page has written, until one chooses', async () => {
  const { send, values, write } = createServer();
  const store = createStudioStore(send);
  const settle = () => vi.advanceTimersByTimeAsync(3000);
  const typed = () => store.get().typed.get(placeKey(edit('a', '')));
  await Promise.all([store.load(), settle()]);
  store.type(edit('a', 'mine!'));
  await settle();
  write('a');
  await Promise.all([store.load(), settle()]);
  store.type(edit('a', 'mine'));
  await settle();
  expect(typed()).toMatchObject({ edit: { value: 'mine' }, isConflict: true });
  expect(values.a).toBe('other');
  store.type(edit('b', 'x'));
  await settle();
  expect([typed()?.isConflict, values.a, values.b]).toEqual([true, 'other', 'x']);
  store.type(edit('a', 'mine too'));
  await settle();
  expect([typed(), values.a]).toEqual([undefined, 'mine too']);
  write('a');
  store.type(edit('a', 'again'));
  await settle();
  store.forget(edit('a', ''));
  await settle();
  expect([typed(), values.a]).toEqual([undefined, 'other']);
});

it('says what was undone, even after two quick steps, until the content changes', async () => {
  const steps = ['gifts', 'title'];
  let revision = 0;
  const store = createStudioStore(async (address): Promise<Answer> => {
    if (address === 'undo') steps.pop();
    if (address !== 'state') revision += 1;
    const undo = steps.at(-1) ?? null;
    const state = { undo, files: [] as unknown, revision: `${revision}` } as Answer['state'];
    return { state, before: '', refused: [] };
  });
  await store.load();
  await Promise.all([store.undo(), store.undo()]);
  expect(store.get().undone).toBe('gifts');
  await store.load();
  expect(store.get().undone).toBe('gifts');
  await store.change([edit('a', 'x')]);
  expect(store.get().undone).toBeNull();
});

it('discards what is typed in something that is removed', async () => {
  const { send, removeFile } = createServer();
  const store = createStudioStore(send);
  const settle = () => vi.advanceTimersByTimeAsync(3000);
  const typed = () => [...store.get().typed.values()].map(({ edit: { path } }) => path.join('.'));
  await Promise.all([store.load(), settle()]);
  const paths = [['picture', 'alt'], ['list', 0, 'alt'], ['hosts']];
  for (const path of paths) store.type({ file: 'celebration.yaml', path, value: '!' });
  await settle();
  expect(typed()).toEqual(['picture.alt', 'list.0.alt', 'hosts']);
  const removal = [
    { file: 'celebration.yaml', path: ['picture'], value: null },
    { file: 'celebration.yaml', path: ['list'], value: [] },
  ];
  await Promise.all([store.change(removal), settle()]);
  expect(typed()).toEqual(['hosts']);
  removeFile();
  await Promise.all([store.load(), settle()]);
  expect(typed()).toEqual([]);
});

it('changes nothing that it has not shown, also while a value waits', async () => {
  const { send, values, write } = createServer();
  const store = createStudioStore(send);
  const settle = () => vi.advanceTimersByTimeAsync(3000);
  await Promise.all([store.load(), settle()]);
  store.type(edit('a', 'mine!'));
  await settle();
  write('c');
  await Promise.all([store.change([edit('c', 'x')]), settle()]);
  expect(values.c).toBe('other');
  store.type(edit('b', 'typed at the same time'));
  await Promise.all([store.change([edit('c', 'x')]), settle()]);
  expect(values).toMatchObject({ b: 'typed at the same time', c: 'x' });
});

it('moves what is typed with its item, and says what it drops with one', async () => {
  let values: readonly string[] = [];
  let coming = values;
  let revision = 0;
  const sent: Edit['path'][] = [];
  const store = createStudioStore(async (address, body) => {
    const edits = address === 'edits' ? (JSON.parse(String(body)) as Edit[]) : [];
    sent.push(...edits.map(({ path }) => path));
    const before = address === 'edits' ? `${revision}` : '';
    if (address !== 'edits' && coming !== values) {
      values = coming;
      revision += 1;
    }
    const items = values.map((value, index) => ({ value, path: [index] }));
    const files = [{ kind: 'list', file: 'list.yaml', path: [], items, blanks: [] }] as unknown;
    const state = { files, revision: `${revision}` } as Answer['state'];
    return { state, before, refused: edits.map((each) => ({ edit: each, faults: [] })) };
  });
  const become = async (next: readonly string[], task: () => Promise<unknown>) => {
    coming = next;
    await Promise.all([task(), vi.advanceTimersByTimeAsync(3000)]);
  };
  const item = (index: number, value: string | null) => ({
    file: 'list.yaml',
    path: [index],
    value,
  });
  const typed = () =>
    [...store.get().typed.values()].map(({ edit: { path, value } }) => [path, value]);
  await become(['a', 'b', 'c'], store.load);
  store.type(item(2, 'C!'));
  await become(['b', 'c'], () => store.change([item(0, null)]));
  expect(typed()).toEqual([[[1], 'C!']]);
  // For the sentence at its new place.
  expect(sent.at(-1)).toEqual([1]);
  await become(['a', 'b', 'c'], store.undo);
  expect(typed()).toEqual([[[2], 'C!']]);
  await become(['a', 'b'], store.load);
  expect(typed()).toEqual([]);
  // The change of the files is told, and read again.
  await become(values, store.load);
  expect(store.get().lost).toMatch('“C!” was not saved');
  store.type(item(1, 'B!'));
  await become(['a'], () => store.change([item(1, null)]));
  expect(store.get()).toMatchObject({ lost: null, typed: new Map() });
});
