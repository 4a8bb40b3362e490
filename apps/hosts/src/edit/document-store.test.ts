import { memoryStorage } from '@invitation/backend/memory-storage';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import type { Fields } from '@invitation/domain/record/record';
import {
  type EditEvent,
  editedNames,
  hasEdits,
  openEdit,
  type Values,
} from '@invitation/domain/rsvp/edit';
import { beforeEach, expect, it, vi } from 'vitest';

const BLANK: Values = { name: '', diet: '', notes: '' };
const ADA = { name: 'Ada', diet: 'Vegan' };
const PATH = 'rsvps/ada';
const KEY = `hosts_draft:${PATH}`;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

/** Opens the form in a new tab, which has its own copy of the modules. */
async function openTab(document: Fields | null) {
  vi.resetModules();
  const { documentStore } = await import('./document-store');
  const { forgetAllDrafts } = await import('./drafts');
  const { Conflict } = await import('@invitation/domain/rsvp/save');
  let store = documentStore(PATH, BLANK, document);
  let newest = document;
  return {
    store: () => store,
    forgetAllDrafts,
    take(step: Step): void {
      switch (step.type) {
        case 'typed':
          for (const [name, value] of Object.entries(step.values)) {
            store.form.setValue(name, String(value));
          }
          store.dispatch(step);
          break;
        case 'reloaded':
          store = documentStore(PATH, BLANK, newest);
          break;
        case 'conflict': {
          const { current, fields } = step;
          store.dispatch({ type: 'refused', error: new Conflict(current, fields) });
          break;
        }
        case 'taken back':
          store.dispatch({ type: 'discarded', edit: openEdit(BLANK, newest) });
          break;
        default:
          if (step.type === 'arrived') newest = step.document;
          store.dispatch(step);
      }
    },
  };
}

type Step =
  | EditEvent
  | { readonly type: 'reloaded' | 'taken back' }
  | { readonly type: 'conflict'; readonly current: Fields | null; readonly fields: string[] };

const typing = fc
  .tuple(fc.constantFrom('name', 'diet', 'notes'), fc.constantFrom('', 'Ada', 'Halal'))
  .map(([name, value]): Step => ({ type: 'typed', values: { [name]: value } }));
const other = fc.constantFrom<Step[]>(
  { type: 'submitted', answers: { ...ADA, notes: null } },
  { type: 'saved' },
  { type: 'refused', error: new Error('Offline.') },
  { type: 'conflict', current: { ...ADA, diet: 'Fish' }, fields: ['diet'] },
  { type: 'conflict', current: null, fields: [] },
  { type: 'theirs taken' },
  { type: 'arrived', document: null },
  { type: 'arrived', document: ADA },
  { type: 'arrived', document: { name: 'Ada L.', notes: 'Seat 7' } },
  { type: 'reloaded' },
  { type: 'taken back' },
);
const steps = fc.array(
  fc.record({
    index: fc.constantFrom<(0 | 1)[]>(0, 1),
    step: fc.oneof({ weight: 1, arbitrary: typing }, { weight: 2, arbitrary: other }),
  }),
  { maxLength: 14 },
);

/** These events occur only after `submitted`. */
const ANSWERS: readonly Step['type'][] = ['saved', 'refused', 'conflict'];
const TYPING: readonly Step['type'][] = ['typed', 'submitted', 'theirs taken'];
/** After these, a form may have other values than what was typed. */
const DROPS: readonly Step['type'][] = ['saved', 'theirs taken', 'reloaded', 'taken back'];

it('In any order of events in two tabs, what a tab has typed stays in its form and is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(null, ADA), steps, async (document, order) => {
      vi.stubGlobal('localStorage', memoryStorage());
      const tabs = [await openTab(document), await openTab(document)] as const;
      /** The draft as each tab has opened or written it. */
      const known: [string | null, string | null] = [null, null];
      for (const { index, step } of order) {
        const tab = tabs[index];
        const before = tab.store().read();
        if (ANSWERS.includes(step.type) && !before.saving) continue;
        const stored = localStorage.getItem(KEY);
        tab.take(step);
        const edit = tab.store().read();
        const kept = localStorage.getItem(KEY);
        expect(tab.store().form.getValues()).toEqual(edit.values);
        if (step.type === 'reloaded') known[index] = kept;
        const hasTyped = TYPING.includes(step.type) && edit !== before && hasEdits(edit);
        if (hasTyped) expect(JSON.parse(kept ?? 'null')).toMatchObject({ values: edit.values });
        // Only typing replaces what another tab has typed, and nothing removes it there.
        if (stored !== known[index] && !hasTyped) expect(kept).toBe(stored);
        // What a tab has saved or taken back is not offered again.
        const isEnd = step.type === 'saved' || step.type === 'taken back';
        if (isEnd && stored === known[index] && !hasEdits(edit)) expect(kept).toBeNull();
        // Two tabs in which the same is typed share the draft.
        if (hasTyped || kept !== stored) known[index] = kept;
        if (DROPS.includes(step.type)) continue;
        const typed = step.type === 'typed' ? step.values : {};
        // After a conflict, what was sent is no longer compared.
        const sent = step.type === 'conflict' ? before.sent.slice(0, -1) : before.sent;
        for (const name of editedNames({ ...before, sent })) {
          expect(edit.values[name]).toBe(typed[name] ?? before.values[name]);
        }
      }
    }),
    { numRuns: 150 },
  );
});

const typed = (notes: string): Step => ({ type: 'typed', values: { notes } });

it('A form that is opened later has what another tab has typed, and an arrival does not make it its own', async () => {
  const one = await openTab(ADA);
  one.take(typed('Nuts'));
  const other = await openTab(ADA);
  expect(other.store().read().values).toMatchObject({ notes: 'Nuts' });
  other.take({ type: 'arrived', document: { ...ADA, name: 'Ada L.' } });
  for (const step of [SUBMITTED, { type: 'saved' }] as const) one.take(step);
  expect(localStorage.length).toBe(0);
});

const SUBMITTED: Step = { type: 'submitted', answers: { ...ADA, notes: null } };

it.each(['left', 'on the page'])(
  'After all drafts are forgotten, a save that was under way brings none back, with its form %s',
  async (place) => {
    const tab = await openTab(ADA);
    const leave = tab.store().subscribe(() => {});
    for (const step of [typed('Nuts'), SUBMITTED, typed('Nuts and fish')]) tab.take(step);
    if (place === 'left') leave();
    tab.forgetAllDrafts();
    for (const step of [{ type: 'saved' }, { type: 'arrived', document: ADA }] as const) {
      tab.take(step);
      expect(localStorage.length).toBe(0);
    }
  },
);

it('A save that ends after its form was left and opened again keeps what is typed since', async () => {
  const tab = await openTab(ADA);
  for (const step of [typed('Nuts'), SUBMITTED, typed('Nuts and fish')]) tab.take(step);
  const left = tab.store();
  for (const step of [{ type: 'reloaded' }, typed('Only fish')] as const) tab.take(step);
  left.dispatch({ type: 'saved' });
  expect(localStorage.getItem(KEY)).toContain('Only fish');
  tab.take({ type: 'reloaded' });
  expect(tab.store().read().values.notes).toBe('Only fish');
});

it.each<readonly [string, readonly Step[], Step]>([
  ['saved', [SUBMITTED], { type: 'saved' }],
  ['taken back', [], { type: 'taken back' }],
  ['typed back', [], typed('')],
])(
  'A tab whose edits are %s leaves what another tab has typed over them',
  async (_, before, end) => {
    const [one, other] = [await openTab(ADA), await openTab(ADA)];
    for (const step of [typed('Nuts'), ...before]) one.take(step);
    other.take(typed('Fish'));
    one.take(end);
    expect(localStorage.getItem(KEY)).toContain('Fish');
    other.take({ type: 'taken back' });
    expect(localStorage.length).toBe(0);
  },
);

it('A keystroke is kept once', async () => {
  const tab = await openTab(ADA);
  const set = vi.spyOn(localStorage, 'setItem');
  const heard = vi.fn();
  const { form, read, subscribe } = tab.store();
  subscribe(heard);
  const { onChange } = form.register('notes');
  for (const value of ['N', 'Nu'])
    await onChange({ target: { name: 'notes', value }, type: 'change' });
  expect(read()).toMatchObject({ values: { notes: 'Nu' } });
  expect(set).toHaveBeenCalledTimes(2);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('A tab that has taken its edits back leaves the same text that another tab has typed since', async () => {
  const [one, other] = [await openTab(ADA), await openTab(ADA)];
  one.take(typed('Nuts'));
  one.take({ type: 'taken back' });
  other.take(typed('Nuts'));
  one.take({ type: 'taken back' });
  expect(localStorage.getItem(KEY)).toContain('Nuts');
});
