import { memoryStorage } from '@invitation/backend/memory-storage';
import { openEdit, reduceEdit, saveOf, type Values } from '@invitation/domain/rsvp/edit';
import { Conflict, fieldsToWrite } from '@invitation/domain/rsvp/save';
import { beforeEach, expect, it, vi } from 'vitest';

const BLANK = { name: '', diet: '' };
const ADA = { name: 'Ada', diet: '' };
const PATH = 'rsvps/ada';

/** Another page load has another copy of the module. */
const reload = () => {
  vi.resetModules();
  return import('./drafts');
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

it('What is typed survives a reload, on top of what others have changed', async () => {
  const before = await reload();
  const opened = before.openDraft(PATH, BLANK, ADA);
  before.keepDraft(PATH, reduceEdit(opened, { type: 'typed', values: { diet: 'Vegan' } }));
  const after = await reload();
  const edit = after.openDraft(PATH, BLANK, { ...ADA, name: 'Ada L.' });
  expect(edit).toMatchObject({ values: { name: 'Ada L.', diet: 'Vegan' }, loaded: { diet: '' } });
  expect(after.openDraft('rsvps/eve', BLANK, ADA).values).toEqual(ADA);
});

it('What was typed over a document that is deleted now is not saved as a new one', async () => {
  const { openDraft, keepDraft } = await reload();
  const opened = openDraft(PATH, BLANK, ADA);
  keepDraft(PATH, reduceEdit(opened, { type: 'typed', values: { diet: 'Vegan' } }));
  const { openDraft: openAgain, keepDraft: keepAgain } = await reload();
  const edit = openAgain(PATH, BLANK, null);
  expect(edit.values).toEqual({ name: 'Ada', diet: 'Vegan' });
  expect(() => fieldsToWrite(saveOf(edit, edit.values), null)).toThrow(Conflict);
  // The same holds after another reload.
  keepAgain(PATH, edit);
  const last = (await reload()).openDraft(PATH, BLANK, null);
  expect(() => fieldsToWrite(saveOf(last, last.values), null)).toThrow(Conflict);
});

it('What was typed without a document is saved as a new one, also after a reload', async () => {
  const { openDraft, keepDraft } = await reload();
  const opened = openDraft(PATH, BLANK, null);
  keepDraft(PATH, reduceEdit(opened, { type: 'typed', values: ADA }));
  const edit = (await reload()).openDraft(PATH, BLANK, null);
  expect(fieldsToWrite(saveOf(edit, edit.values), null)).toEqual(ADA);
});

it('What is saved or taken back is not kept', async () => {
  const { openDraft, keepDraft } = await reload();
  const typed = reduceEdit(openDraft(PATH, BLANK, ADA), { type: 'typed', values: { diet: 'V' } });
  keepDraft(PATH, typed);
  keepDraft(PATH, reduceEdit(typed, { type: 'typed', values: { diet: '' } }));
  expect(localStorage.length).toBe(0);
  expect(openDraft(PATH, BLANK, ADA).values).toEqual(ADA);
  const { openDraft: openAgain } = await reload();
  expect(openAgain(PATH, BLANK, ADA).values).toEqual(ADA);
});

it('Two tabs read the drafts of each other, and replace none of another guest', async () => {
  const one = await reload();
  const other = await reload();
  const type = (tab: typeof one, form: string, diet: string) =>
    tab.keepDraft(form, reduceEdit(openEdit(BLANK, ADA), { type: 'typed', values: { diet } }));
  expect(one.hasDrafts()).toBe(false);
  type(one, PATH, 'Vegan');
  type(other, 'rsvps/eve', 'Halal');
  for (const tab of [one, other, await reload()]) {
    expect(tab.hasDrafts()).toBe(true);
    expect(tab.openDraft(PATH, BLANK, ADA).values.diet).toBe('Vegan');
    expect(tab.openDraft('rsvps/eve', BLANK, ADA).values.diet).toBe('Halal');
  }
  other.forgetAllDrafts();
  expect(one.openDraft(PATH, BLANK, ADA).values.diet).toBe('');
});

it.each(['setItem', 'getItem'] as const)(
  'A storage without %s loses nothing of what is typed',
  async (method) => {
    const { openDraft, keepDraft } = await reload();
    const type = (notes: string) =>
      keepDraft(
        PATH,
        reduceEdit(openDraft(PATH, BLANK, ADA), { type: 'typed', values: { diet: notes } }),
      );
    type('Vegan');
    vi.spyOn(localStorage, method).mockImplementation(() => {
      throw new Error('The storage is full, or blocked.');
    });
    type('Vegan, no nuts');
    expect(openDraft(PATH, BLANK, ADA).values.diet).toBe('Vegan, no nuts');
  },
);

it('A guest list to import is no draft of a guest', async () => {
  const { hasDrafts, keepDraft, IMPORT_DRAFT } = await reload();
  const edit = openEdit({ list: '' }, null);
  keepDraft(IMPORT_DRAFT, reduceEdit(edit, { type: 'typed', values: { list: 'name' } }));
  expect(hasDrafts()).toBe(false);
});

it('A walk-in of another name leaves the draft of the first one where it is', async () => {
  const { walkInKey, keepDraft, openDraft, WALK_IN_DRAFT } = await reload();
  const type = (key: string, name: string, values: Values) => {
    const edit = openDraft(WALK_IN_DRAFT + key, { name, people: '1' }, null);
    keepDraft(WALK_IN_DRAFT + key, reduceEdit(edit, { type: 'typed', values }));
  };
  expect(walkInKey('Otto')).toBeUndefined();
  type('', 'Otto', { name: 'Otto Lehmann' });
  expect(walkInKey('Otto')).toBeUndefined();
  expect(walkInKey('Otto Lehmann')).toBeUndefined();
  expect(walkInKey('')).toBeUndefined();
  const mia = walkInKey('Mia') ?? '';
  expect(mia).not.toBe('');
  type(mia, 'Mia', { people: '3' });
  expect(walkInKey('Mia')).toBe(mia);
  expect(walkInKey('Otto')).toBeUndefined();
});
