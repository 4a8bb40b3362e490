/** Another couple's answers, with everything that is hard to write: accents, quotes and a password beyond ASCII. */
export const ANSWERS = {
  hosts: 'Zoë & Ida',
  gateTitle: 'Zoë & Ida’s Sommerfest',
  gateSubtitle: 'Gràcia, Barcelona',
  preview: 'You are invited to "the" party of Zoë & Ida\'s in Barcelona.',
  postmark: 'BARCE / LONA',
  timeZone: 'Europe/Madrid',
  password: 'verão',
  days: {
    friday: { title: 'Paella', date: '2027-06-25', location: 'La Barceloneta' },
    saturday: { start: '19:30', end: '2027-06-27T03:00' },
  },
  registry: { paymentLabel: 'Give to the boat', paymentLink: 'https://pay.example/zoe' },
} as const;

/** A Firebase project of a host. */
export const FIREBASE = {
  projectId: 'zoe-and-ida',
  apiKey: 'AIzaSyExample',
  appId: '1:23:web:45',
  sites: { full: 'zoe-weekend', saturday: 'zoe-saturday' },
  saturdayDomain: '',
} as const;
