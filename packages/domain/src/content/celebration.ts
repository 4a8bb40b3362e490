import type { Celebration } from '../celebration';
import { pictureHost } from './picture-host';

export const celebration: Celebration = {
  hosts: 'Nora & Sam',
  gateTitle: "Nora & Sam's Birthday Party",
  rsvpTitle: 'Celebrate with Nora & Sam',
  preview: 'You are invited to celebrate with Nora & Sam in New York.',
  // "eastvillage". Yours: printf 'your password' | base64
  password: 'ZWFzdHZpbGxhZ2U=',
  paymentLink: 'https://www.paypal.com/donate?business=hosts%40example.com',
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
