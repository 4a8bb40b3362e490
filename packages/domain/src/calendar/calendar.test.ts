import { describe, expect, it } from 'vitest';
import { friday } from '../fixtures/events/friday';
import { saturday } from '../fixtures/events/saturday';
import { fc } from '../fixtures/fast-check.js';
import { googleCalendarLabel, googleCalendarLink } from './calendar';

const text = fc.string({ unit: 'grapheme-ascii' }).map((ascii) => `${ascii} 🥂 & é`);
const parametersOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('The Google Calendar link', () => {
  it('of Friday lasts from 20:45Z to 02:00Z the next day', () => {
    const link = googleCalendarLink(friday);
    expect(link).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?action=TEMPLATE&/);
    expect(parametersOf(link)).toMatchObject({
      text: 'Ceremony & Dinner',
      dates: '20251003T204500Z/20251004T020000Z',
      ctz: 'America/New_York',
    });
  });

  it('of Saturday lasts from 22:00Z to 03:59Z the next day', () => {
    expect(parametersOf(googleCalendarLink(saturday))).toMatchObject({
      text: 'Birthday Party',
      dates: '20251004T220000Z/20251005T035900Z',
      ctz: 'America/New_York',
    });
  });

  it('preserves every text in the address', () => {
    fc.assert(
      fc.property(text, text, text, (title, location, description) => {
        const link = googleCalendarLink({ ...saturday, title, location, description });
        expect(parametersOf(link)).toMatchObject({ text: title, location, details: description });
      }),
    );
  });

  it('leaves out the soft hyphens of the heading', () => {
    const link = googleCalendarLink({ ...saturday, title: 'Weihnachts\u00admarkt' });
    expect(parametersOf(link)).toMatchObject({ text: 'Weihnachtsmarkt' });
  });

  it('names the day unless it is the only one', () => {
    expect(googleCalendarLabel(friday, [friday, saturday])).toBe('Friday: Add to Google Calendar');
    expect(googleCalendarLabel(saturday, [friday, saturday])).toBe(
      'Saturday: Add to Google Calendar',
    );
    expect(googleCalendarLabel(saturday, [saturday])).toBe('Add to Google Calendar');
  });
});
