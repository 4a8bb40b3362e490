import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';

/** A tab, or the same one after a reload. @param session what the tab kept */
const openTab = (session = memoryStorage()) => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', session);
  return import('./last-look');
};

const MARKED = 'hosts_marked';
const at = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? '{}').at;
const marked = () => at(sessionStorage, MARKED);
const seen = () => at(localStorage, 'hosts_seen');

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));

it('The first look on a device marks nothing', async () => {
  const { look } = await openTab();
  look(100, null);
  expect([marked(), seen()]).toEqual([100, 100]);
});

it('Replies are marked since the last look, and while one looks', async () => {
  const { look } = await openTab();
  look(100, null);
  const begin = look(200, null);
  expect([marked(), seen()]).toEqual([100, 200]);
  look(300, begin);
  expect([marked(), seen()]).toEqual([100, 300]);
});

it('Marks outlast a look that finds nothing newer, and a reload', async () => {
  const { look } = await openTab();
  look(100, null);
  look(200, null);
  look(200, null);
  expect(marked()).toBe(100);
  const reloaded = await openTab(sessionStorage as ReturnType<typeof memoryStorage>);
  reloaded.look(200, null);
  expect(marked()).toBe(100);
  reloaded.look(300, null);
  expect(marked()).toBe(200);
});

it('What one tab has seen is not new in another, and an older list takes nothing back', async () => {
  const one = await openTab();
  one.look(100, null);
  const other = await openTab();
  other.look(200, null);
  expect(marked()).toBe(100);
  one.look(150, null);
  expect(seen()).toBe(200);
  const third = await openTab();
  third.look(200, null);
  expect(marked()).toBe(200);
});

it('The clock of the device does not count', async () => {
  const { look, isNewReply } = await openTab();
  vi.setSystemTime('2099-01-01');
  look(Date.parse('2025-09-01'), null);
  vi.setSystemTime('1999-01-01');
  expect(isNewReply({ key: 'later', lastRsvp: new Date('2025-09-02') }, seen())).toBe(true);
  expect(isNewReply({ key: 'same', lastRsvp: new Date('2025-09-01') }, seen())).toBe(false);
  expect(isNewReply({ key: 'never' }, seen())).toBe(false);
});

it('Nothing is left on the device after a host has signed out', async () => {
  const { look } = await openTab();
  look(100, null);
  const { forgetTyped } = await import('../sign-in/forget-typed');
  forgetTyped();
  expect([marked(), seen()]).toEqual([undefined, undefined]);
});
