import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { friday } from './fixtures/events/friday';
import { saturday } from './fixtures/events/saturday';
import { sunday } from './fixtures/events/sunday';
import { detectMode, eventsOf } from './mode';

const at = (hostname: string, search = '', domain = 'saturdayrsvp') =>
  detectMode({ hostname, search }, domain);

describe('The mode', () => {
  it.each(['?saturday=1', 'saturday=1', '?a=b&saturday=1'])(
    'is Saturday-only with %s',
    (search) => {
      expect(at('example.com', search)).toBe('saturday');
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
  ])('is left to the hostname with "%s"', (search) => {
    expect(at('example.com', search)).toBe('weekend');
    expect(at('www.saturdayrsvp.com', search)).toBe('saturday');
  });

  it('knows the domain anywhere in the hostname and in any case', () => {
    expect(at('my.SaturdayRSVP.example')).toBe('saturday');
    expect(at('my.saturdayrsvp.example', '', ' SaturdayRsvp ')).toBe('saturday');
  });

  it('is the whole weekend everywhere where no domain is set', () => {
    fc.assert(
      fc.property(fc.domain(), (hostname) => {
        expect(at(hostname, '', '')).toBe('weekend');
        expect(at(hostname, '?saturday=1', '')).toBe('saturday');
      }),
    );
  });

  it('decides which of the given days show', () => {
    const events = [friday, saturday, sunday];
    expect(eventsOf('weekend', events)).toEqual(events);
    expect(eventsOf('saturday', events)).toEqual([saturday]);
  });
});
