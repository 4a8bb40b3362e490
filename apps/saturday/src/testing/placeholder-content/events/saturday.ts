import type { CelebrationEvent } from '@invitation/domain/event';

export const saturday: CelebrationEvent = {
  day: 'saturday',
  weekday: 'x',
  title: 'x',
  date: 'x',
  time: 'x',
  location: 'x',
  mapLink: 'https://x',
  description: 'x',
  start: '2000-01-01T00:00:00Z',
  end: '2000-01-01T00:00:00Z',
  timeZone: 'x',
  guests: 'everyone',
  asked: true,
  thankYouCard: false,
};
