import { defineDay } from '../../day';
import { timeZone } from '../time-zone';

export const saturday = defineDay({
  day: 'saturday',
  title: 'Midsummer Night',
  date: '2026-06-13',
  start: '19:00',
  end: '2026-06-14T03:00',
  shownEnd: { word: 'sunrise' },
  timeZone,
  location: 'Miradouro das Portas do Sol',
  mapLink: 'https://www.openstreetmap.org/search?query=Miradouro+das+Portas+do+Sol',
  description:
    'After the ceremony of lighting the lanterns at 7pm there is grilled fish, and dancing.',
  guests: 'everyone',
  asked: true,
  thankYouCard: false,
});
