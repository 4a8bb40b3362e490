import type { CalendarIdentity } from '../calendar-file';

export const calendar: CalendarIdentity = {
  domain: 'marta-e-sebastiao.example',
  revised: '2026-02-02T09:00:00Z',
};
