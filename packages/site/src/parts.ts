/** The pages' code, each in a part that arrives when it is needed, or a little before. */
export const parts = {
  rsvpPage: () => import('./pages/rsvp-page'),
  thankYouPage: () => import('./pages/thank-you-page'),
  storyPage: () => import('./pages/story-page'),
};
