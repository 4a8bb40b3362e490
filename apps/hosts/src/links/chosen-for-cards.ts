import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { storedValue } from '../model/store/stored';

/** The keys of the guests whose cards the host chose on another page. They survive a reload of this tab. */
export const chosenForCards = storedValue<readonly string[]>(
  'chosen_for_cards',
  'sessionStorage',
  z.array(z.string()),
  [],
);

export function usePrintCards(): (keys: readonly string[]) => void {
  const navigate = useNavigate();
  return (keys) => {
    chosenForCards.set(keys);
    void navigate({ to: '/cards', search: { group: 'chosen' } });
  };
}
