import { defineDay } from '../../day';
import { timeZone } from '../time-zone';

export const friday = defineDay({
  day: 'friday',
  title: 'Casamento',
  date: '2026-06-12',
  start: '15:30',
  end: '21:00',
  shownEnd: 'time',
  timeZone,
  location: 'Igreja de Santo Estêvão',
  mapLink: 'https://www.openstreetmap.org/search?query=Igreja+de+Santo+Est%C3%AAv%C3%A3o+Lisboa',
  description: 'Vows at four, then a procession with accordions down to the harbour.',
  guests: 'weekend',
  asked: true,
  thankYouCard: false,
});
