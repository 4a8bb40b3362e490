import { forgetLook } from '../context/last-look';
import { forgetAllDrafts } from '../edit/drafts';
import { chosenForCards } from '../links/chosen-for-cards';
import { keptFilters } from '../model/search/kept-filters';
import { searchText } from '../model/search/search-text';

/** Removes what a host has typed and chosen on this device, because nobody here may see it now. */
export function forgetTyped(): void {
  forgetAllDrafts();
  chosenForCards.set([]);
  searchText.set('');
  keptFilters.set({});
  forgetLook();
}
