import { memoryStorage } from '@invitation/backend/memory-storage';
import { reduceEdit } from '@invitation/domain/edit';
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
  const storage = memoryStorage();
  vi.stubGlobal('sessionStorage', storage);
});

it('What is typed survives a reload, on top of what others changed meanwhile', async () => {
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
  expect(openDraft(PATH, BLANK, null)).toMatchObject({
    values: { name: 'Ada', diet: 'Vegan' },
    document: {},
  });
});

it('What is saved or taken back is not kept', async () => {
  const { openDraft, keepDraft } = await reload();
  const typed = reduceEdit(openDraft(PATH, BLANK, ADA), { type: 'typed', values: { diet: 'V' } });
  keepDraft(PATH, typed);
  keepDraft(PATH, reduceEdit(typed, { type: 'typed', values: { diet: '' } }));
  expect(JSON.parse(sessionStorage.getItem('hosts_drafts') ?? '')).toEqual({});
  const { openDraft: openAgain } = await reload();
  expect(openAgain(PATH, BLANK, ADA).values).toEqual(ADA);
});
