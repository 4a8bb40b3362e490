import type { AskedEvent } from '../../event';

export const saturday = {
  day: 'saturday',
  weekday: 'Saturday',
  title: 'Birthday Party',
  date: 'Saturday, October 4, 2025',
  time: '6pm to close',
  location: 'The Marigold Room, a cocktail lounge in the East Village',
  mapLink: 'https://www.google.com/maps/search/?api=1&query=East+Village+New+York+NY',
  description: 'Drinks, small plates and a dance floor. Come early: there is a surprise at 7PM.',
  start: '2025-10-04T22:00:00Z',
  end: '2025-10-05T03:59:00Z',
  reply: 'asked',
} as const satisfies AskedEvent;
