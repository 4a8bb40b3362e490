// In place of `rsvp-page.tsx`, in a site without dates between phases.
export { RsvpPage } from '../rsvp/rsvp-page';
