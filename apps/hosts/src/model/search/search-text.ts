import { createStore } from '../store/store';

/** The text of the search, kept between the pages. It is a name, so no address and no storage holds it. */
export const searchText = createStore('');
