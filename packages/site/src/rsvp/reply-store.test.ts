import { memoryStorage } from '@invitation/backend/memory-storage';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { hasEdits, type Values } from '@invitation/domain/rsvp/edit';
import { Conflict } from '@invitation/domain/rsvp/save';
import { beforeEach, expect, it, vi } from 'vitest';
import { readDraft } from './draft';
import type { ReplyEvent } from './reply-edit';
import { replyStore } from './reply-store';

const EMPTY: Values = { name: '', friday: '', dietaryRestrictions: '' };
const REPLY = { name: 'Ada', friday: 'yes' };
const open = (key: string | null = 'ada') =>
  replyStore({ key, document: null, asOf: 0, blank: EMPTY }, readDraft());
const type = ({ form }: ReturnType<typeof open>, name: string, value: string) =>
  form.setValue(name as 'name', value);

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));

const loaded = (key: string | null, document: Values | null): ReplyEvent => ({
  type: 'loaded',
  key,
  document,
  asOf: 0,
  blank: EMPTY,
});
interface Typing {
  readonly name: string;
  readonly value: string;
}
type Step = ReplyEvent | Typing | 'reload';

const NAMED: readonly ReplyEvent[] = [
  { type: 'submitted', answers: REPLY },
  { type: 'saved', document: REPLY, asOf: 2 },
  { type: 'refused', error: new Error('Offline.') },
  { type: 'refused', error: new Conflict({ ...REPLY, friday: 'no' }, ['friday']), asOf: 3 },
  { type: 'refused', error: new Conflict(null, []), asOf: 3 },
  { type: 'theirs taken' },
  { type: 'arrived', document: { ...REPLY, name: 'Ada L.' }, asOf: 1 },
  { type: 'signed in', key: 'ada' },
  { type: 'earlier reply taken', values: { ...REPLY, guest: 'Grace' } },
  loaded('ada', REPLY),
  loaded('eve', null),
  loaded(null, null),
];
const typing = fc.record<Typing>({
  name: fc.constantFrom('name', 'friday', 'dietaryRestrictions'),
  value: fc.constantFrom('', 'yes', 'Ada', 'Vegan'),
});
const step = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 3, arbitrary: typing },
  { weight: 1, arbitrary: fc.constant('reload') },
  { weight: 8, arbitrary: fc.constantFrom(...NAMED) },
);

/** Takes the steps, and expects after each that the form has what is shown, and the draft what is not saved. */
function take(key: string | null, steps: readonly Step[]): ReturnType<typeof open> {
  vi.stubGlobal('sessionStorage', memoryStorage());
  let store = open(key);
  for (const each of steps) {
    if (each === 'reload') store = open(store.read().key);
    else if ('type' in each) store.dispatch(each);
    else type(store, each.name, each.value);
    const edit = store.read();
    expect(store.form.getValues()).toEqual(edit.values);
    expect(Object.keys(edit.values).sort()).toEqual(Object.keys(edit.blank).sort());
    if (hasEdits(edit)) expect(readDraft()).toMatchObject({ values: edit.values });
  }
  return store;
}

it('In any order of events, the form has what is shown and the draft what is not saved', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ada', null),
      fc.array(step, { maxLength: 12 }),
      (key, steps) => void take(key, steps),
    ),
    { numRuns: 200 },
  );
});

it('Of all pairs of events, only two drop what was typed before them', () => {
  const typed: Step = { name: 'dietaryRestrictions', value: 'Vegan' };
  const steps: readonly Step[] = [...NAMED, 'reload'];
  const pairs = steps.flatMap((one) => steps.map((other) => [one, other] as const));
  for (const key of ['ada', null]) {
    const dropping = pairs.filter(
      (pair) => take(key, [typed, ...pair]).read().values.dietaryRestrictions !== 'Vegan',
    );
    expect(dropping).toEqual([
      // The guest accepts that the reply was deleted.
      [{ type: 'refused', error: new Conflict(null, []), asOf: 3 }, { type: 'theirs taken' }],
      // Another guest, who has a reply.
      [loaded('eve', null), loaded('ada', REPLY)],
    ]);
  }
});

it('What is typed stays when the router loads the same reply again', () => {
  const store = open();
  type(store, 'name', 'Ada L.');
  store.dispatch(loaded('ada', REPLY));
  expect(store.form.getValues()).toEqual({ ...EMPTY, ...REPLY, name: 'Ada L.' });
});

it('Listeners are told of typing, and read the same state until the next change', () => {
  const store = open();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  type(store, 'name', 'Ada');
  expect(listener).toHaveBeenCalled();
  expect(store.read()).toBe(store.read());
  unsubscribe();
  listener.mockClear();
  type(store, 'name', 'Eve');
  expect(listener).not.toHaveBeenCalled();
});

it('Another guest gets the form without the errors of the former one', () => {
  const store = open();
  store.form.setError('name', { message: 'Name is required' });
  store.dispatch(loaded('ada', REPLY));
  expect(store.form.getFieldState('name').invalid).toBe(true);
  store.dispatch(loaded('eve', { name: 'Eve' }));
  expect(store.form.getFieldState('name').invalid).toBe(false);
  expect(store.form.getValues()).toEqual({ ...EMPTY, name: 'Eve' });
});
