import { createContext, type Dispatch, type SetStateAction, use } from 'react';

type ChosenGuests = readonly [ReadonlySet<string>, Dispatch<SetStateAction<ReadonlySet<string>>>];

/** The keys of guests that the host chose, e.g. to print their cards. A key can be a secret, so no storage holds it. */
export const ChosenGuestsContext = createContext<ChosenGuests>([new Set(), () => {}]);

export const useChosenGuests = (): ChosenGuests => use(ChosenGuestsContext);
