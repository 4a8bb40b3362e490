import type { Celebration, Picture } from '@invitation/domain/celebration';

const picture: Picture = { url: '/x', width: 1, height: 1, alt: 'x' };

/** A celebration of which nothing is said: all words of a site that is built with it are the site's own. */
export const celebration: Celebration = {
  hosts: 'x',
  gateTitle: 'x',
  gateSubtitle: 'x',
  rsvpTitle: 'x',
  rsvpSubtitle: 'x',
  preview: 'x',
  password: '',
  postmark: ['x'],
  skyline: 'street',
  registry: { heading: 'x', text: 'x', paymentLabel: 'x', paymentLink: 'https://x' },
  storyText: 'x',
  profilePicture: picture,
  thankYouPicture: picture,
};
