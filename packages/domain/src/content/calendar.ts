import type { CalendarIdentity } from '../calendar-file';

export const calendar: CalendarIdentity = {
  domain: 'nora-and-sam.example',
  // Whenever a day changes, so does this.
  revised: '2025-06-01T16:00:00Z',
};
