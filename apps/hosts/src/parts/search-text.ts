import { createContext, type Dispatch, type SetStateAction, use } from 'react';

type SearchText = readonly [string, Dispatch<SetStateAction<string>>];

/** The text of the search, kept between the pages. It is a name, so no address and no storage holds it. */
export const SearchTextContext = createContext<SearchText>(['', () => {}]);

export const useSearchText = (): SearchText => use(SearchTextContext);
