import { useNavigate } from '@tanstack/react-router';
import { createContext, type Dispatch, type SetStateAction, use } from 'react';

type ChosenForCards = readonly [ReadonlySet<string>, Dispatch<SetStateAction<ReadonlySet<string>>>];

/** The keys of the guests whose cards the host chose on another page. A key can be a secret, so no storage holds it. */
export const ChosenForCardsContext = createContext<ChosenForCards>([new Set(), () => {}]);

export const useChosenForCards = (): ChosenForCards => use(ChosenForCardsContext);

/** Opens the cards of the guests with these keys. */
export function usePrintCards(): (keys: readonly string[]) => void {
  const [, choose] = useChosenForCards();
  const navigate = useNavigate();
  return (keys) => {
    choose(new Set(keys));
    void navigate({ to: '/cards', search: { group: 'chosen' } });
  };
}
