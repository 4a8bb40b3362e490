// In place of `phase-pages.ts`, in a site without dates between phases.
import { page } from '../page/page-definition';

export const FORM_PAGE = page(() => import('../rsvp/rsvp-page'), 'RsvpPage', 'form');
export const THANK_YOU_PAGE = page(
  () => import('../thank-you/thank-you-page'),
  'ThankYouPage',
  'reply',
);
