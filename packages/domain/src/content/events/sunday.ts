import { defineDay } from '../../day';
import { timeZone } from '../time-zone';

export const sunday = defineDay({
  day: 'sunday',
  title: 'Sunday Brunch',
  date: '2025-10-05',
  start: '10:00',
  end: '16:00',
  shownEnd: 'time',
  timeZone,
  location: "Nora & Sam's apartment",
  mapLink: 'https://www.google.com/maps/search/?api=1&query=Tompkins+Square+Park+New+York+NY',
  description: 'Come by for coffee and bagels.',
  guests: 'weekend',
  asked: false,
  thankYouCard: true,
});
