import type { CalendarIdentity } from '@invitation/domain/calendar-file';

export const calendar: CalendarIdentity = { domain: 'x', revised: '2000-01-01T00:00:00Z' };
