import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, expect, it, vi } from 'vitest';

const openTab = () => {
  vi.resetModules();
  return import('./kept-filters');
};

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));

it('Two tabs lose nothing that the other one has saved', async () => {
  const one = await openTab();
  const other = await openTab();
  one.keepFilters('Family', { tag: 'Family' });
  other.keepFilters('Head table', { table: '1' });
  one.keepFilters('Family', null);
  expect((await openTab()).keptFilters.read()).toEqual({ 'Head table': { table: '1' } });
});

it('Nothing is left on the device after a host has signed out', async () => {
  const tab = await openTab();
  tab.keepFilters('Family', { tag: 'Family' });
  const { forgetTyped } = await import('../../sign-in/forget-typed');
  forgetTyped();
  expect(tab.keptFilters.read()).toEqual({});
  expect(localStorage.getItem('hosts_filters')).toBeNull();
});

it.each(['[', '[]', '{"Family":1}'])('What is broken counts as nothing: %s', async (text) => {
  localStorage.setItem('hosts_filters', text);
  expect((await openTab()).keptFilters.read()).toEqual({});
});
