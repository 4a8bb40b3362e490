import { page } from '../page/page-definition';

/** The practical page (B18), by its path. */
export const DETAILS_PAGES = {
  '/details': page(() => import('./details-page'), 'DetailsPage', 'session'),
};
