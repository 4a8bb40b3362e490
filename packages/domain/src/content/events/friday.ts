import type { AskedEvent } from '../../event';

export const friday = {
  day: 'friday',
  weekday: 'Friday',
  title: 'Ceremony & Dinner',
  date: 'Friday, October 3, 2025',
  time: '4:45pm',
  location: 'Fort Greene Park, then Vesper & Vine, a wine bar',
  mapLink: 'https://www.google.com/maps/search/?api=1&query=Fort+Greene+Park+Brooklyn+NY',
  description:
    'The ceremony starts promptly at 5pm, under the trees at the top of the hill. Dinner follows around the corner.',
  start: '2025-10-03T20:45:00Z',
  end: '2025-10-04T02:00:00Z',
  reply: 'asked',
} as const satisfies AskedEvent;
