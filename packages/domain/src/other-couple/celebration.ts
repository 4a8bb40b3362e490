import type { Celebration } from '../celebration';
import { pictureHost } from './picture-host';

/** Another couple's content. `npx pnpm swap` runs the tests with it, so that no test depends on the hosts' content. */
export const celebration: Celebration = {
  hosts: 'Marta Guilhermina & Sebastião Frederico',
  gateTitle: "Marta Guilhermina & Sebastião Frederico's Midsummer",
  gateSubtitle: 'Alfama, Lisboa',
  gateHelp: 'Marta knows it by heart. Call her.',
  rsvpTitle: 'Dance with Marta Guilhermina & Sebastião Frederico',
  rsvpSubtitle: 'The terrace is swept and the sardines are ordered',
  preview: 'You are invited to dance with Marta & Sebastião in Lisbon.',
  // "verão"
  password: 'dmVyw6Nv',
  postmark: ['LISBOA'],
  skyline: 'none',
  registry: {
    heading: 'Presentes',
    text: 'Your being here is all we wish for. Those who insist may help us to repair the boat.',
    paymentLabel: 'Give to the boat',
    paymentLink: 'https://pay.example/marta-e-sebastiao',
  },
  declinedText: 'Then another summer. The terrace waits for you.',
  storyText: 'Fourteen summers, and a winter.',
  profilePicture: { url: `${pictureHost.base}/profile`, width: 64, height: 64, alt: 'Marta' },
  thankYouPicture: {
    url: `${pictureHost.base}/obrigado`,
    width: 600,
    height: 450,
    alt: 'Two glasses on a wall above the river',
  },
};
