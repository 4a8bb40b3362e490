import { calendar } from '@invitation/domain/fixtures/calendar';
import { celebration } from '@invitation/domain/fixtures/celebration';
import { dayColours, nightColours } from '@invitation/domain/fixtures/colours';
import { pictureHost } from '@invitation/domain/fixtures/picture-host';
import { stories } from '@invitation/domain/fixtures/stories';
import { timeZone } from '@invitation/domain/fixtures/time-zone';
import { encodePassword } from '@invitation/domain/gate';
import { describe, expect, it } from 'vitest';
import { FILES } from './content-schema';

const CONTENT = {
  'celebration.ts': { celebration },
  'colours.ts': { dayColours, nightColours },
  'stories.ts': { stories },
  'calendar.ts': { calendar },
  'time-zone.ts': { timeZone },
  'picture-host.ts': { pictureHost },
};

const faults = (file: keyof typeof FILES, changed: unknown) =>
  (FILES[file].safeParse(changed).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const ofCelebration = (changes: object) =>
  faults('celebration.ts', { celebration: { ...celebration, ...changes } });
const [first, second] = stories;
const ofStories = (changes: object) =>
  faults('stories.ts', { stories: [first, { ...second, ...changes }] });

describe('the schemas of the content', () => {
  it.each(Object.entries(CONTENT))('accepts the %s of the fixtures', (file, content) => {
    expect(faults(file as keyof typeof FILES, content)).toEqual([]);
  });

  it.each([
    [{ hosts: '' }, 'celebration.hosts: is empty'],
    [{ gateTitle: undefined }, 'celebration.gateTitle: is missing'],
    [
      { gateTitle: 'A party '.repeat(12).trim() },
      'celebration.gateTitle: has 95 characters. Keep it to 80',
    ],
    [
      { rsvpTitle: 'Donaudampfschifffahrt' },
      'celebration.rsvpTitle: has a word of more than 18 characters',
    ],
    [{ gateSubtitle: ' Lisbon' }, 'celebration.gateSubtitle: has white space around it'],
    [{ password: '%%%' }, 'celebration.password: The gate password "%%%" cannot be decoded'],
    [{ password: '' }, 'celebration.password: is empty'],
    [{ password: encodePassword('party\n') }, 'celebration.password: has white space around it'],
    [
      { password: encodePassword('cafe\u0301') },
      'celebration.password: has an accent as a separate character',
    ],
    [{ postmark: [] }, 'celebration.postmark: has no line'],
    [{ postmark: ['RIO', 'DE', 'JANEIRO'] }, 'celebration.postmark: has more than two lines'],
    [{ postmark: ['COPENHAGEN'] }, 'celebration.postmark.0: has 10 characters. Keep it to 8'],
    [{ skyline: 'manhattan' }, "celebration.skyline: must be 'street' or 'none'"],
    [
      { registry: { ...celebration.registry, paymentLink: 'http://pay.example' } },
      'celebration.registry.paymentLink: is not an https: address',
    ],
    [
      { thankYouPicture: { ...celebration.thankYouPicture, alt: '' } },
      'celebration.thankYouPicture.alt: is empty',
    ],
    [
      { profilePicture: { ...celebration.profilePicture, width: 0 } },
      'celebration.profilePicture.width: must be more than 0',
    ],
  ])('rejects a celebration with %j', (changes, fault) => {
    expect(ofCelebration(changes)).toEqual([expect.stringContaining(fault)]);
  });

  it('accepts a password with an accent', () => {
    expect(ofCelebration({ password: encodePassword('verão') })).toEqual([]);
  });

  it.each([
    [{ alt: '' }, 'stories.1.alt: is empty'],
    [{ alt: first?.alt }, 'is also used by story 1'],
    [{ id: first?.id }, 'is also used by story 1'],
    [{ url: first?.url }, 'is also used by story 1'],
    [{ duration: 0 }, 'stories.1.duration: must be more than 0'],
  ])('rejects a story with %j', (changes, fault) => {
    expect(ofStories(changes)).toEqual([expect.stringContaining(fault)]);
  });

  it('requires a story', () => {
    expect(faults('stories.ts', { stories: [] })).toEqual([expect.stringContaining('is empty')]);
  });

  it.each([
    [{ ink: 'inky' }, 'dayColours.ink: "inky" is no colour'],
    [{ ink: undefined }, 'dayColours.ink: is missing'],
    [{ muted: '#b0a090' }, 'dayColours.muted: has a contrast of 2.13 on page; text needs 4.5'],
    [{ border: '#e0d2bb' }, 'dayColours.border: has a contrast of 1.25 on page; a control needs 3'],
  ])('rejects a palette with %j', (changes, fault) => {
    const found = faults('colours.ts', { dayColours: { ...dayColours, ...changes }, nightColours });
    expect(found).toContainEqual(expect.stringContaining(fault));
  });

  it.each([
    [
      'calendar.ts',
      { calendar: { ...calendar, domain: 'our party' } },
      'calendar.domain: must look like',
    ],
    [
      'calendar.ts',
      { calendar: { ...calendar, revised: 'June' } },
      'calendar.revised: must be a time in UTC',
    ],
    ['time-zone.ts', { timeZone: 'Lisbon' }, 'timeZone: "Lisbon" is not a time zone'],
    [
      'picture-host.ts',
      { pictureHost: { base: '/images' } },
      "pictureHost.base: must be '/pictures'",
    ],
    [
      'picture-host.ts',
      { pictureHost: { base: 'https://cdn.example/' } },
      'without a slash at its end',
    ],
  ] as const)('rejects a %s with %j', (file, changed, fault) => {
    expect(faults(file, changed)).toEqual([expect.stringContaining(fault)]);
  });
});
