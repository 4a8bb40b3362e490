// In place of `thank-you-page.tsx`, in a site without dates between phases.
export { ThankYouPage } from '../thank-you/thank-you-page';
