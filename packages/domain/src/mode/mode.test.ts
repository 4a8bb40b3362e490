import { describe, expect, it } from 'vitest';
import { friday } from '../fixtures/events/friday';
import { saturday } from '../fixtures/events/saturday';
import { sunday } from '../fixtures/events/sunday';
import { fc } from '../fixtures/fast-check.js';
import { content as fourDays } from '../fixtures/four-days.js';
import { content as oneDay } from '../fixtures/one-day.js';
import { detectMode, eventsOf } from './mode';

const modeAt = (hostname: string, search = '', domain = 'saturdayrsvp') =>
  detectMode({ hostname, search }, domain);

describe('The mode', () => {
  it.each(['?saturday=1', 'saturday=1', '?a=b&saturday=1'])(
    'is Saturday-only with %s',
    (search) => {
      expect(modeAt('example.com', search)).toBe('saturday');
    },
  );

  it.each([
    '',
    '?saturday',
    '?saturday=',
    '?saturday=0',
    '?saturday=true',
    '?saturday=01',
    '?saturday=1.0',
    '?saturday=%221%22',
    '?Saturday=1',
    '?saturday=2&saturday=1',
    '?saturday=%',
  ])('depends on the hostname with the query "%s"', (search) => {
    expect(modeAt('example.com', search)).toBe('weekend');
    expect(modeAt('www.saturdayrsvp.com', search)).toBe('saturday');
  });

  it('is Saturday-only if the hostname contains the domain in any case', () => {
    expect(modeAt('my.SaturdayRSVP.example')).toBe('saturday');
    expect(modeAt('my.saturdayrsvp.example', '', ' SaturdayRsvp ')).toBe('saturday');
  });

  it('is the weekend on every hostname if no domain is set', () => {
    fc.assert(
      fc.property(fc.domain(), (hostname) => {
        expect(modeAt(hostname, '', '')).toBe('weekend');
        expect(modeAt(hostname, '?saturday=1', '')).toBe('saturday');
      }),
    );
  });

  it('selects the days to show', () => {
    const events = [friday, saturday, sunday];
    expect(eventsOf('weekend', events)).toEqual(events);
    expect(eventsOf('saturday', events)).toEqual([saturday]);
    const four = fourDays.weekend.events;
    expect(eventsOf('weekend', four)).toEqual(four);
    expect(eventsOf('saturday', four).map(({ day }) => day)).toEqual(['saturday']);
    // A single day is for everyone.
    expect(eventsOf('saturday', oneDay.weekend.events)).toHaveLength(1);
  });
});
