import { withStorage } from '@invitation/domain/storage';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { createStore } from '../model/store';

const STORAGE_KEY = 'chosen_for_cards';

/** The keys of the guests whose cards the host chose on another page. They survive a reload of this tab. */
export const chosenForCards = createStore<ReadonlySet<string>>(
  withStorage(
    'sessionStorage',
    (storage) =>
      new Set(z.array(z.string()).parse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]'))),
    new Set(),
  ),
);

export function chooseForCards(keys: readonly string[]): void {
  withStorage('sessionStorage', (storage) => storage.setItem(STORAGE_KEY, JSON.stringify(keys)));
  chosenForCards.set(new Set(keys));
}

/** Opens the cards of the guests with these keys. */
export function usePrintCards(): (keys: readonly string[]) => void {
  const navigate = useNavigate();
  return (keys) => {
    chooseForCards(keys);
    void navigate({ to: '/cards', search: { group: 'chosen' } });
  };
}
