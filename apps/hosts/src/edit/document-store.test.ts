import { memoryStorage } from '@invitation/backend/memory-storage';
import {
  type EditEvent,
  editedNames,
  hasEdits,
  openEdit,
  type Values,
} from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/record';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';

const BLANK: Values = { name: '', diet: '', notes: '' };
const ADA = { name: 'Ada', diet: 'Vegan' };
const PATH = 'rsvps/ada';
const KEY = `hosts_draft:${PATH}`;

type Listener = (event: { readonly key: string | null }) => void;
let listeners: Listener[] = [];

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  listeners = [];
  vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener));
});

/** A tab with the form. Each has another copy of the modules. */
async function openTab(document: Fields | null) {
  vi.resetModules();
  const { documentStore } = await import('./document-store');
  const { forgetAllDrafts, openDraft } = await import('./drafts');
  const { Conflict } = await import('@invitation/domain/save');
  const hear = listeners.at(-1) ?? expect.unreachable('The drafts of a tab hear of the others’.');
  let store = documentStore(PATH, BLANK, document);
  let newest = document;
  return {
    store: () => store,
    hear: () => hear({ key: KEY }),
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
          hear({ key: KEY });
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
        case 'others heard':
          hear({ key: KEY });
          store.dispatch({ type: 'draft changed', edit: openDraft(PATH, BLANK, newest) });
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
  | { readonly type: 'reloaded' | 'taken back' | 'others heard' }
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
  { type: 'others heard' },
);
const steps = fc.array(
  fc.record({
    index: fc.constantFrom<(0 | 1)[]>(0, 1),
    step: fc.oneof({ weight: 1, arbitrary: typing }, { weight: 2, arbitrary: other }),
    /** Whether the other tab hears of it before anything else happens. */
    isQuick: fc.boolean(),
  }),
  { maxLength: 14 },
);

/** These come only after `submitted`. */
const ANSWERS: readonly Step['type'][] = ['saved', 'refused', 'conflict'];
const TYPING: readonly Step['type'][] = ['typed', 'submitted'];
/** After these, a form may have other values than what was typed. */
const DROPS: readonly Step['type'][] = ['saved', 'theirs taken', 'reloaded', 'taken back'];

it('In any order of events in two tabs, what a tab has typed stays in its form and is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(null, ADA), steps, async (document, order) => {
      vi.stubGlobal('localStorage', memoryStorage());
      const tabs = [await openTab(document), await openTab(document)] as const;
      /** Of the draft. */
      let writer: 0 | 1 | null = null;
      let isHeard = true;
      const written: [string | null, string | null] = [null, null];
      for (const { index, step, isQuick } of order) {
        const tab = tabs[index];
        const before = tab.store().read();
        if (ANSWERS.includes(step.type) && !before.saving) continue;
        const stored = localStorage.getItem(KEY);
        // A draft of the same text as this tab has written is of both.
        const isOthers = writer !== null && writer !== index && stored !== written[index];
        if (isOthers && step.type === 'others heard') isHeard = true;
        tab.take(step);
        const edit = tab.store().read();
        const kept = localStorage.getItem(KEY);
        const hasTyped = edit.isOwn && TYPING.includes(step.type);
        expect(tab.store().form.getValues()).toEqual(edit.values);
        if (hasTyped || (edit.isOwn && writer === index && edit !== before)) {
          expect(JSON.parse(kept ?? 'null')).toMatchObject({ values: edit.values });
        }
        // Only typing replaces what another tab has typed, heard or not. Only a tab that shows it removes it.
        const wasShown = isHeard && hasEdits(before) && !before.isOwn;
        if (isOthers && !wasShown && !hasTyped) expect(kept).toBe(stored);
        // A tab that shows what another one types keeps nothing of its own.
        if (!edit.isOwn && hasEdits(edit)) expect(kept).toBe(stored);
        // The draft is of both if they have typed the same, or one has opened what the other has typed.
        if (isOthers && (hasTyped || step.type === 'reloaded')) writer = null;
        if (kept !== null && (hasTyped || kept !== stored)) written[index] = kept;
        if (kept !== stored) {
          writer = kept === null ? null : index;
          isHeard = isQuick;
          if (isQuick) tabs[index ? 0 : 1].take({ type: 'others heard' });
        }
        if (!before.isOwn || DROPS.includes(step.type)) continue;
        expect(edit.isOwn).toBe(hasEdits(edit));
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

it('A form shows what another tab types until something is typed in it', async () => {
  const [one, other] = [await openTab(ADA), await openTab(ADA)];
  for (const notes of ['Nuts', 'Nuts and fish']) {
    one.take(typed(notes));
    other.take({ type: 'others heard' });
    expect(other.store().read()).toMatchObject({ isOwn: false, values: { notes } });
  }
  other.take(typed('Fish'));
  one.take({ type: 'others heard' });
  expect(one.store().read()).toMatchObject({ isOwn: true, values: { notes: 'Nuts and fish' } });
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
    for (const heard of [[], [{ type: 'others heard' }]] as const) {
      const [one, other] = [await openTab(ADA), await openTab(ADA)];
      for (const step of [typed('Nuts'), ...before]) one.take(step);
      other.take(typed('Fish'));
      for (const step of [...heard, end]) one.take(step);
      expect(localStorage.getItem(KEY)).toContain('Fish');
      other.take({ type: 'others heard' });
      other.take({ type: 'taken back' });
      expect(localStorage.length).toBe(0);
    }
  },
);

it('A late event of a tab that has typed since does not keep its draft after the save', async () => {
  const tab = await openTab(ADA);
  tab.take({ type: 'typed', values: { notes: 'Nuts' } });
  tab.hear();
  for (const step of [
    { type: 'submitted', answers: { notes: 'Nuts' } },
    { type: 'saved' },
  ] as const) {
    tab.take(step);
    tab.hear();
  }
  expect(localStorage.length).toBe(0);
});

it('A keystroke is kept once', async () => {
  const tab = await openTab(ADA);
  const set = vi.spyOn(localStorage, 'setItem');
  const heard = vi.fn();
  const { form, read, subscribe } = tab.store();
  subscribe(heard);
  const { onChange } = form.register('notes');
  for (const value of ['N', 'Nu'])
    await onChange({ target: { name: 'notes', value }, type: 'change' });
  expect(read()).toMatchObject({ isOwn: true, values: { notes: 'Nu' } });
  expect(set).toHaveBeenCalledTimes(2);
  expect(heard).toHaveBeenCalledTimes(2);
});
