import { memoryStorage } from '@invitation/backend/memory-storage';
import { expect, it, vi } from 'vitest';

const reload = () => {
  vi.resetModules();
  return import('./chosen-for-cards');
};

it('The guests whose cards were chosen survive a reload', async () => {
  vi.stubGlobal('sessionStorage', memoryStorage());
  const { chosenForCards } = await reload();
  expect(chosenForCards.read()).toEqual([]);
  chosenForCards.set(['ada', 'eve']);
  const after = await reload();
  expect(after.chosenForCards.read()).toEqual(['ada', 'eve']);
});
