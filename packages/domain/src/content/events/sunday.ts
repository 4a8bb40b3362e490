import type { OpenEvent } from '../../event';

export const sunday = {
  day: 'sunday',
  weekday: 'Sunday',
  title: 'Sunday Brunch',
  date: 'Sunday, October 5, 2025',
  time: '10am to 4pm',
  location: "Nora & Sam's apartment",
  mapLink: 'https://www.google.com/maps/search/?api=1&query=Tompkins+Square+Park+New+York+NY',
  description: 'Come by for coffee and bagels.',
  start: '2025-10-05T14:00:00Z',
  end: '2025-10-05T20:00:00Z',
  reply: 'open',
} as const satisfies OpenEvent;
