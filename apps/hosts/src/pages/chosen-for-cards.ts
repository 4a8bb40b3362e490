import { createContext, type Dispatch, type SetStateAction, use } from 'react';

type ChosenForCards = readonly [ReadonlySet<string>, Dispatch<SetStateAction<ReadonlySet<string>>>];

/** The keys of the guests whose cards the host chose on another page. A key can be a secret, so no storage holds it. */
export const ChosenForCardsContext = createContext<ChosenForCards>([new Set(), () => {}]);

export const useChosenForCards = (): ChosenForCards => use(ChosenForCardsContext);
