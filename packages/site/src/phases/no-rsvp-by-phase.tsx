// In place of `rsvp-by-phase.tsx`, in a site without dates between phases.
export { RsvpPage } from '../rsvp/rsvp-page';
