import { page } from '../page/page-definition';

/** The pages of which another one stands in the place before replies open and after the celebration (B21). */
export const FORM_PAGE = page(() => import('./rsvp-by-phase'), 'RsvpPage', 'form');
export const THANK_YOU_PAGE = page(() => import('./thank-you-by-phase'), 'ThankYouPage', 'reply');
