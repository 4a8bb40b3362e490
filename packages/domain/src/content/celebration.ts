import type { Celebration } from '../celebration';
import { pictureHost } from './picture-host';

export const celebration: Celebration = {
  hosts: 'Nora & Sam',
  gateTitle: "Nora & Sam's Birthday Party",
  gateSubtitle: 'East Village, NYC',
  gateHelp: 'It is printed at the foot of your invite. If you cannot find it, ask Nora or Sam.',
  rsvpTitle: 'Celebrate with Nora & Sam',
  rsvpSubtitle: "We can't wait to celebrate with you",
  preview: 'You are invited to celebrate with Nora & Sam in New York.',
  // Base64 of UTF-8. `npx pnpm customize` encodes yours, or: printf 'your password' | base64
  password: 'ZWFzdHZpbGxhZ2U=',
  postmark: ['NEW', 'YORK'],
  skyline: 'street',
  registry: {
    heading: 'Registry',
    text: 'Gifts are not expected: your company is the present. If you would like to give something all the same, you may contribute to our Honeymoon Fund or our Bathroom Renovation Fund.',
    paymentLabel: 'Contribute via PayPal',
    paymentLink: 'https://www.paypal.com/donate?business=hosts%40example.com',
  },
  declinedText:
    'We are sorry that you cannot make it. You will be missed, and we will raise a glass to you.',
  storyText: 'The years that led up to this one, in pictures.',
  profilePicture: {
    url: `${pictureHost.base}/profile`,
    width: 48,
    height: 48,
    alt: 'Nora and Sam',
  },
  thankYouPicture: {
    url: `${pictureHost.base}/thank-you`,
    width: 600,
    height: 400,
    alt: 'Nora and Sam raise their glasses to you under a string of lights',
  },
};
