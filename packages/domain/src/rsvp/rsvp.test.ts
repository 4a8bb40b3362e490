import { describe, expect, it } from 'vitest';
import type { CelebrationEvent, DayId } from '../event/event';
import { friday } from '../fixtures/events/friday';
import { saturday } from '../fixtures/events/saturday';
import { sunday } from '../fixtures/events/sunday';
import { parseStoredRsvp, rsvpFormSchema, rsvpSchema, safeParseStoredRsvp } from './rsvp';

const GIVEN = { name: 'Ada', friday: 'yes', saturday: 'no' };

const WEEKEND = [friday, saturday, sunday];

const messages = (
  input: object,
  events: readonly CelebrationEvent[] = WEEKEND,
  otherDays: readonly DayId[] = [],
) => {
  const result = rsvpFormSchema(events, otherDays).safeParse(input);
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
};

describe('An RSVP', () => {
  it('keeps its values and trims white space', () => {
    const given = { ...GIVEN, name: '  Ada\n', dietaryRestrictions: ' no nuts ', otherNotes: '\t' };
    expect(rsvpFormSchema(WEEKEND, []).parse(given)).toEqual({
      ...GIVEN,
      dietaryRestrictions: 'no nuts',
      otherNotes: '',
    });
  });

  it.each(['', '   ', '\n\t\u00a0', undefined])('is rejected with the name %j', (name) => {
    expect(messages({ ...GIVEN, name })).toEqual({ name: 'Name is required' });
  });

  it.each(['', 'maybe', 'YES', undefined, null, true])(
    'is rejected with the answer %j',
    (value) => {
      expect(messages({ ...GIVEN, friday: value, saturday: value })).toEqual({
        friday: 'Please select an option',
        saturday: 'Please select an option',
      });
    },
  );

  it.each([
    ['name', 200],
    ['guest', 200],
    ['dietaryRestrictions', 2000],
    ['otherNotes', 2000],
  ])('limits %s to %i characters after trimming', (field, limit) => {
    expect(messages({ ...GIVEN, [field]: ` ${'é'.repeat(limit)} ` })).toEqual({});
    expect(messages({ ...GIVEN, [field]: 'é'.repeat(limit + 1) })[field]).toMatch(
      /^Please keep this to [\d,]+ characters\. It has [\d,]+\.$/,
    );
  });

  it('counts an emoji as two characters, like the security rules', () => {
    expect(messages({ ...GIVEN, name: '😀'.repeat(100) })).toEqual({});
    expect(messages({ ...GIVEN, name: '😀'.repeat(101) }).name).toContain('It has 202');
  });

  it('accepts yes or no for Sunday', () => {
    expect(messages({ ...GIVEN, sunday: 'yes' })).toEqual({});
    expect(messages({ ...GIVEN, sunday: 'perhaps' })).toEqual({
      sunday: 'Please select an option',
    });
  });

  it('answers no for Friday in Saturday-only mode and requires only Saturday', () => {
    const { friday: _, ...given } = GIVEN;
    expect(rsvpFormSchema([saturday], [friday.day]).parse({ ...given, guest: 'Grace' })).toEqual({
      ...given,
      guest: 'Grace',
      friday: 'no',
    });
    expect(messages({ name: '', saturday: '' }, [saturday], [friday.day])).toEqual({
      name: 'Name is required',
      saturday: 'Please select an option',
    });
  });

  it('requires an answer for Sunday if the form asks about it', () => {
    const asked = [saturday, { ...sunday, asked: true }];
    expect(messages({ ...GIVEN, friday: undefined }, asked, [friday.day])).toEqual({
      sunday: 'Please select an option',
    });
  });
});

describe('The number of people', () => {
  it.each([
    [{ fridayPeople: 1 }, true],
    [{ fridayPeople: 20 }, true],
    [{ fridayPeople: 21 }, false],
    [{ fridayPeople: 0 }, false],
    [{ fridayPeople: '2' }, false],
    [{ saturdayPeople: 2 }, false],
    [{ sundayPeople: 2 }, false],
  ])('in a record with %j: %s', (fields, isValid) => {
    expect(rsvpSchema(WEEKEND).safeParse({ ...GIVEN, ...fields }).success).toBe(isValid);
  });
});

describe('A stored document', () => {
  const TIME = new Date('2025-10-03T20:45:00Z');

  it('is parsed with its time as a date or a timestamp', () => {
    expect(parseStoredRsvp({ days: WEEKEND }, 'ada', { ...GIVEN, lastRsvp: TIME })).toEqual({
      ...GIVEN,
      lastRsvp: TIME,
    });
    const timestamp = { seconds: 0, toDate: () => TIME };
    expect(parseStoredRsvp({ days: WEEKEND }, 'ada', { lastRsvp: timestamp })).toEqual({
      lastRsvp: TIME,
    });
  });

  it('is parsed without unknown fields and without an id that differs from the key', () => {
    expect(parseStoredRsvp({ days: WEEKEND }, 'ada', { ...GIVEN, table: 7, id: 'eve' })).toEqual(
      GIVEN,
    );
    expect(parseStoredRsvp({ days: WEEKEND }, 'ada', { id: 7 })).toEqual({});
    expect(parseStoredRsvp({ days: WEEKEND }, 'ada', { id: 'ada' })).toEqual({ id: 'ada' });
  });

  it.each([{ name: 7 }, { friday: 'maybe' }, { lastRsvp: 'yesterday' }, { sunday: null }])(
    'with the fields %j is rejected',
    (data) => {
      expect(() => parseStoredRsvp({ days: WEEKEND }, 'ada', data)).toThrow();
    },
  );

  it('with a time that only looks like a timestamp is rejected without a crash', () => {
    const { success } = safeParseStoredRsvp({ days: WEEKEND }, 'ada', {
      ...GIVEN,
      lastRsvp: { toDate: 'now' },
    });
    expect(success).toBe(false);
  });
});
