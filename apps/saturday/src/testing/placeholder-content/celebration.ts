import type { Celebration, Picture } from '@invitation/domain/celebration';

const picture: Picture = { url: '/x', width: 1, height: 1, alt: 'x' };

/** Placeholders. All words of a build with this content come from the code. */
export const celebration: Celebration = {
  hosts: 'x',
  gateTitle: 'x',
  gateSubtitle: 'x',
  gateHelp: 'x',
  rsvpTitle: 'x',
  rsvpSubtitle: 'x',
  preview: 'x',
  password: '',
  postmark: ['x'],
  skyline: 'street',
  registry: { heading: 'x', text: 'x', paymentLabel: 'x', paymentLink: 'https://x' },
  declinedText: 'x',
  storyText: 'x',
  profilePicture: picture,
  thankYouPicture: picture,
};
