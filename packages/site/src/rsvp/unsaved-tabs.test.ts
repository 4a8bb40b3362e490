import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearDraft, writeDraft } from './draft';

const DRAFT = { key: 'ada', values: { name: 'Ada' }, loaded: {}, sent: [], document: null };

/** The locks of a browser with one tab. */
const held = new Set<string>();
const locks = {
  request: async (name: string, _options: unknown, hold: () => Promise<void>) => {
    held.add(name);
    await hold();
    held.delete(name);
  },
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
};

/** The modules of a page that has just been loaded. */
async function loadPage() {
  vi.resetModules();
  held.clear();
  return import('./unsaved-tabs');
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('navigator', { locks });
});

it('Other tabs know of a draft from before a reload until it is saved', async () => {
  writeDraft(DRAFT);
  const page = await loadPage();
  expect(await page.hasUnsavedTab()).toBe(false);
  page.announceDraft();
  expect(await page.hasUnsavedTab()).toBe(true);
  page.setUnsaved(false);
  await vi.waitFor(async () => expect(await page.hasUnsavedTab()).toBe(false));
});

it('A tab without a draft announces none', async () => {
  writeDraft(DRAFT);
  clearDraft();
  const page = await loadPage();
  page.announceDraft();
  expect(await page.hasUnsavedTab()).toBe(false);
});

it('A save without an answer that changes nothing is not unsaved', async () => {
  const { values } = DRAFT;
  writeDraft({ ...DRAFT, loaded: values, sent: [values] });
  expect(sessionStorage.getItem('rsvp_draft')).not.toBeNull();
  expect(held).toEqual(new Set());
  const page = await loadPage();
  page.announceDraft();
  expect(await page.hasUnsavedTab()).toBe(false);
});
