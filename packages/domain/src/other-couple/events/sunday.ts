import { defineDay } from '../../day';
import { timeZone } from '../time-zone';

export const sunday = defineDay({
  day: 'sunday',
  title: 'Almoço',
  date: '2026-06-14',
  start: '13:00',
  end: '17:30',
  shownEnd: 'none',
  timeZone,
  location: 'Quintal da Avó Guilhermina',
  mapLink: 'https://www.openstreetmap.org/search?query=Gra%C3%A7a+Lisboa',
  description: 'Leftover sardines, coffee, and hammocks in the orchard.',
  guests: 'weekend',
  asked: false,
  thankYouCard: true,
});
