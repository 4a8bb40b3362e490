import { createStore } from '../store/store';

/** The searched text, kept while the host visits other pages. It is a name, so it is in no address and in no storage. */
export const searchText = createStore('');
