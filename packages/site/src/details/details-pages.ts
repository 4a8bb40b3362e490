import { page } from '../page/page-definition';

export const DETAILS_PAGES = {
  '/details': page(() => import('./details-page'), 'DetailsPage', 'session'),
};
