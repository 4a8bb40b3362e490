import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CelebrationEvent } from '../../src/event/event';
import { calendar } from '../../src/fixtures/calendar';
import { friday } from '../../src/fixtures/events/friday';
import { saturday } from '../../src/fixtures/events/saturday';
import { sunday } from '../../src/fixtures/events/sunday';
import { fc } from '../../src/fixtures/fast-check.js';
import { httpsLink } from '../schema/fields';
import { calendarFile } from './calendar-file';

const file = (...events: CelebrationEvent[]) => calendarFile(events, calendar);
const encoder = new TextEncoder();
const parse = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
/** Any text, including the characters that the format escapes. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      // Any character, control characters too.
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '\\',
        '\\n',
        ';',
        ',',
        '\n',
        '\r\n',
        '\r',
        '\t',
        '\u0085',
        '\u2028',
        '\u2029',
        ':',
        '"',
        ' ',
        '🥂',
        'é',
        'שלום',
        '👩‍❤️‍👩',
      ),
    ),
  )
  .map((pieces) => pieces.join(''));

describe('A calendar file', () => {
  it('contains the given day with UTC times and the calendar identity', () => {
    expect(file(saturday).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Invitation//RSVP site//EN',
      'BEGIN:VEVENT',
      'UID:saturday@nora-and-sam.example',
      'DTSTAMP:20250601T160000Z',
      'LAST-MODIFIED:20250601T160000Z',
      'SEQUENCE:29146560',
      'DTSTART:20251004T220000Z',
      'DTEND:20251005T035900Z',
      'SUMMARY:Nora & Sam: Birthday Party',
      'LOCATION:The Marigold Room\\, a cocktail lounge in the East Village',
      'DESCRIPTION:Drinks\\, small plates and a dance floor. Come early: there is a',
      '  surprise at 7PM.',
      'URL:https://www.google.com/maps/search/?api=1&query=East+Village+New+York+N',
      ' Y',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    [friday, '16:45', '22:00'],
    [saturday, '18:00', '23:59'],
    [sunday, '10:00', '16:00'],
  ])('has the New York times of $0.weekday, in daylight saving time', (event, start, end) => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'longGeneric',
    });
    const [parsed] = parse(file(event));
    expect(clock.format(parsed?.startDate.toJSDate())).toBe(`${start} Eastern Time`);
    expect(clock.format(parsed?.endDate.toJSDate())).toBe(`${end} Eastern Time`);
  });

  it('names the hosts once', () => {
    const title = `${calendar.hosts}’s party`;
    expect(parse(file({ ...saturday, title }))[0]?.summary).toBe(title);
  });

  it('uses the same identifier for a day in every file', () => {
    const all = parse(file(friday, saturday, sunday)).map(({ uid }) => uid);
    expect(new Set(all).size).toBe(3);
    expect(all).toEqual([friday, saturday, sunday].map((event) => parse(file(event))[0]?.uid));
  });

  it('raises the sequence number of a day that changed, and keeps its identifier', () => {
    const numberOf = (revised: string) => {
      const [event] = parse(calendarFile([saturday], { ...calendar, revised }));
      expect(event?.uid).toBe('saturday@nora-and-sam.example');
      return event?.sequence ?? 0;
    };
    expect(numberOf('2025-06-01T16:01:00Z')).toBeGreaterThan(numberOf(calendar.revised));
    // The largest integer of the format.
    expect(numberOf('2099-12-31T23:59:59Z')).toBeLessThan(2 ** 31);
  });

  it('ends each line with CRLF and folds lines after 75 octets', () => {
    fc.assert(
      fc.property(text, text, text, (title, location, description) => {
        const content = file({ ...saturday, title, location, description });
        expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of content.split('\r\n')) {
          expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        }
        // A fold inside a character would leave half of it on each line.
        expect(content).not.toMatch(/\p{Surrogate}/u);
      }),
    );
  });

  it('escapes what separates values, though some calendars forgive it', () => {
    const location = 'The Barn; ring twice, wait \\ knock\nBack yard';
    expect(file({ ...saturday, location })).toContain(
      'LOCATION:The Barn\\; ring twice\\, wait \\\\ knock\\nBack yard\r\n',
    );
  });

  const asRead = (written: string) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format cannot hold these characters
    written.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

  it('contains the original texts when parsed', () => {
    fc.assert(
      fc.property(text, text, text, text, (hosts, title, location, description) => {
        const event = { ...saturday, title, location, description };
        const [parsed] = parse(calendarFile([event], { ...calendar, hosts }));
        expect(parsed?.summary).toBe(asRead(title.includes(hosts) ? title : `${hosts}: ${title}`));
        expect(parsed?.location).toBe(asRead(location));
        expect(parsed?.description).toBe(asRead(description));
        expect(parsed?.uid).toBe(`saturday@${calendar.domain}`);
      }),
      { numRuns: 1000 },
    );
  });

  it('contains each address that a day can have', () => {
    const address = fc.oneof(
      fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
      text.map((query) => `https://maps.example/?q=${query}`),
      text.map((host) => `https://${host}.example`),
    );
    let accepted = 0;
    fc.assert(
      fc.property(address, (written) => {
        const { data: mapLink } = httpsLink.safeParse(written);
        if (mapLink === undefined) return;
        accepted += 1;
        const [event] = parse(file({ ...saturday, mapLink }));
        expect(event?.component.getFirstPropertyValue('url')).toBe(new URL(mapLink).href);
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it.each(['🥂', '👩‍❤️‍👩', 'é', '\\', ';', '\n'])(
    'keeps %j at each place of a fold',
    (character) => {
      for (let length = 40; length < 80; length += 1) {
        const location = `${'x'.repeat(length)}${character}y`;
        expect(parse(file({ ...saturday, location }))[0]?.location).toBe(location);
      }
    },
  );
});
