import { memoryStorage } from '@invitation/backend/memory-storage';
import {
  type EditEvent,
  editedNames,
  hasEdits,
  openEdit,
  type Values,
} from '@invitation/domain/edit';
import type { Fields } from '@invitation/domain/record';
import { Conflict } from '@invitation/domain/save';
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
  const { openDraft } = await import('./drafts');
  const hear = listeners.at(-1) ?? expect.unreachable('The drafts of a tab hear of the others’.');
  let store = documentStore(PATH, BLANK, document);
  let newest = document;
  return {
    store: () => store,
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

type Step = EditEvent | { readonly type: 'reloaded' | 'taken back' | 'others heard' };

const typing = fc
  .tuple(fc.constantFrom('name', 'diet', 'notes'), fc.constantFrom('', 'Ada', 'Halal'))
  .map(([name, value]): Step => ({ type: 'typed', values: { [name]: value } }));
const other = fc.constantFrom<Step[]>(
  { type: 'submitted', answers: { ...ADA, notes: null } },
  { type: 'saved' },
  { type: 'refused', error: new Error('Offline.') },
  { type: 'refused', error: new Conflict({ ...ADA, diet: 'Fish' }, ['diet']) },
  { type: 'refused', error: new Conflict(null, []) },
  { type: 'theirs taken' },
  { type: 'arrived', document: null },
  { type: 'arrived', document: ADA },
  { type: 'arrived', document: { name: 'Ada L.', notes: 'Seat 7' } },
  { type: 'reloaded' },
  { type: 'taken back' },
  { type: 'others heard' },
);
const steps = fc.array(
  fc.tuple(
    fc.constantFrom<(0 | 1)[]>(0, 1),
    fc.oneof({ weight: 1, arbitrary: typing }, { weight: 2, arbitrary: other }),
  ),
  {
    maxLength: 14,
  },
);

/** After these, a form may have other values than what was typed. */
const DROPS: readonly Step['type'][] = ['saved', 'theirs taken', 'reloaded', 'taken back'];

it('In any order of events in two tabs, what a tab has typed stays in its form and is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(null, ADA), steps, async (document, order) => {
      vi.stubGlobal('localStorage', memoryStorage());
      const tabs = [await openTab(document), await openTab(document)];
      for (const [index, step] of order) {
        const tab = tabs[index] ?? expect.unreachable('There are two tabs.');
        const before = tab.store().read();
        const stored = localStorage.getItem(KEY);
        tab.take(step);
        const edit = tab.store().read();
        expect(tab.store().form.getValues()).toEqual(edit.values);
        // Another tab may have replaced or removed the draft before this one hears of it.
        if (edit.isOwn && edit !== before && step.type !== 'others heard') {
          const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null');
          expect(kept).toMatchObject({ values: edit.values });
        }
        // A tab that shows what another one types keeps nothing of its own.
        if (!edit.isOwn && hasEdits(edit)) expect(localStorage.getItem(KEY)).toBe(stored);
        if (!before.isOwn || DROPS.includes(step.type)) continue;
        expect(edit.isOwn).toBe(hasEdits(edit));
        const typed = step.type === 'typed' ? step.values : {};
        for (const name of editedNames(before)) {
          expect(edit.values[name]).toBe(typed[name] ?? before.values[name]);
        }
      }
    }),
    { numRuns: 150 },
  );
});
