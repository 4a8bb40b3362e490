import { defineDay } from '../../day';
import { timeZone } from '../time-zone';

export const saturday = defineDay({
  day: 'saturday',
  title: 'Birthday Party',
  date: '2025-10-04',
  start: '18:00',
  end: '23:59',
  shownEnd: { word: 'close' },
  timeZone,
  location: 'The Marigold Room, a cocktail lounge in the East Village',
  mapLink: 'https://www.google.com/maps/search/?api=1&query=East+Village+New+York+NY',
  description: 'Drinks, small plates and a dance floor. Come early: there is a surprise at 7PM.',
  guests: 'everyone',
  asked: true,
  thankYouCard: false,
});
