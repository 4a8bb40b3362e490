import { chooseForCards } from '../pages/chosen-for-cards';
import { forgetAllDrafts } from '../pages/guest/drafts';

/** Removes what a host has typed and chosen on this device, because nobody may see it here any more. */
export function forgetTyped(): void {
  forgetAllDrafts();
  chooseForCards([]);
}
