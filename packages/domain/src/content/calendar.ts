import type { CalendarIdentity } from '../calendar-file';

export const calendar: CalendarIdentity = {
  domain: 'nora-and-sam.example',
  // Change this time whenever you change a day.
  revised: '2025-06-01T16:00:00Z',
};
