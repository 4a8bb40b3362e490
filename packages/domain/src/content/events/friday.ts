import { defineDay } from '../../day';
import { timeZone } from '../time-zone';

export const friday = defineDay({
  day: 'friday',
  title: 'Ceremony & Dinner',
  date: '2025-10-03',
  start: '16:45',
  end: '22:00',
  shownEnd: 'none',
  timeZone,
  location: 'Fort Greene Park, then Vesper & Vine, a wine bar',
  mapLink: 'https://www.google.com/maps/search/?api=1&query=Fort+Greene+Park+Brooklyn+NY',
  description:
    'The ceremony starts promptly at 5pm, under the trees at the top of the hill. Dinner follows around the corner.',
  guests: 'weekend',
  asked: true,
  thankYouCard: false,
});
