/** Another couple's answers, with everything that is hard to write: accents, quotes and a password beyond ASCII. */
export const ANSWERS = {
  hosts: 'Zoë & Ida',
  gateTitle: 'Zoë & Ida’s Sommerfest',
  preview: 'You are invited to "the" party: Zoë & Ida\'s # in Barcelona.',
  postmark: 'BARCE / LONA',
  timeZone: 'Europe/Madrid',
  password: 'verão',
  'days.friday.title': 'Paella',
  'days.friday.date': '2027-06-25',
  'days.friday.location': 'La Barceloneta',
  'days.saturday.start': '19:30',
  'days.saturday.end': '2027-06-27T03:00',
  'registry.links.0.link': 'https://pay.example/zoe',
} as const;
