import { memoryStorage } from '@invitation/backend/memory-storage';
import { expect, it, vi } from 'vitest';

let chosen: ReadonlySet<string> = new Set();
vi.mock('./hosts-site', () => ({
  useStore: ({ read }: { read: () => ReadonlySet<string> }) => read(),
}));

const reload = async () => {
  vi.resetModules();
  const { chooseForCards, useChosenForCards } = await import('./chosen-for-cards');
  chosen = useChosenForCards();
  return chooseForCards;
};

it('The guests whose cards were chosen survive a reload', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const choose = await reload();
  expect(chosen.size).toBe(0);
  choose(['ada', 'eve']);
  await reload();
  expect([...chosen]).toEqual(['ada', 'eve']);
});
