import { describe, expect, it } from 'vitest';
import { decodePassword } from '../gate';
import { celebration } from './celebration';
import { friday } from './events/friday';
import { saturday } from './events/saturday';
import { sunday } from './events/sunday';

describe('The sample content', () => {
  it.each([friday, saturday, sunday])('of $weekday is complete and in order', (event) => {
    expect(new Date(event.end).getTime()).toBeGreaterThan(new Date(event.start).getTime());
    expect(new URL(event.mapLink).protocol).toBe('https:');
    const { date, ...texts } = event;
    const inNewYork = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'full',
      timeZone: 'America/New_York',
    });
    expect(inNewYork.format(new Date(event.start))).toBe(date);
    expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
  });

  it('has a password that guests can type and a payment page', () => {
    expect(decodePassword(celebration.password)).toBe('eastvillage');
    expect(new URL(celebration.paymentLink).protocol).toBe('https:');
  });
});
