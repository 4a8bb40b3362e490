/** The day after a date such as `2025-10-03`; empty without one. */
export function nextDate(date: string): string {
  const next = new Date(`${date}T12:00Z`);
  if (Number.isNaN(next.getTime())) return '';
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
