export const timeZone = 'Europe/Lisbon';
