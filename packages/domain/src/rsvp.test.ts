import { describe, expect, it } from 'vitest';
import { parseStoredRsvp, rsvpKey, rsvpSchemaOf } from './rsvp';

const GIVEN = { name: 'Ada', friday: 'yes', saturday: 'no' };

const messages = (input: object, mode: 'weekend' | 'saturday' = 'weekend') => {
  const result = rsvpSchemaOf(mode).safeParse(input);
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
};

describe('An RSVP', () => {
  it('is taken as given, with white space trimmed', () => {
    const given = { ...GIVEN, name: '  Ada\n', dietaryRestrictions: ' no nuts ', otherNotes: '\t' };
    expect(rsvpSchemaOf('weekend').parse(given)).toEqual({
      ...GIVEN,
      dietaryRestrictions: 'no nuts',
      otherNotes: '',
    });
  });

  it.each(['', '   ', '\n\t\u00a0', undefined])('without a name (%j) is refused', (name) => {
    expect(messages({ ...GIVEN, name })).toEqual({ name: 'Name is required' });
  });

  it.each(['', 'maybe', 'YES', undefined, null, true])('with the answer %j is refused', (value) => {
    expect(messages({ ...GIVEN, friday: value, saturday: value })).toEqual({
      friday: 'Please select an option',
      saturday: 'Please select an option',
    });
  });

  it.each([
    ['name', 200],
    ['guest', 200],
    ['dietaryRestrictions', 2000],
    ['otherNotes', 2000],
  ])('has a %s of at most %i characters after trimming', (field, limit) => {
    expect(messages({ ...GIVEN, [field]: ` ${'é'.repeat(limit)} ` })).toEqual({});
    expect(messages({ ...GIVEN, [field]: 'é'.repeat(limit + 1) })[field]).toMatch(
      /^Please keep this to [\d,]+ characters; it has [\d,]+$/,
    );
  });

  it('counts characters as the rules do: an emoji is two', () => {
    expect(messages({ ...GIVEN, name: '😀'.repeat(100) })).toEqual({});
    expect(messages({ ...GIVEN, name: '😀'.repeat(101) }).name).toContain('it has 202');
  });

  it('may answer for Sunday, with yes or no', () => {
    expect(messages({ ...GIVEN, sunday: 'yes' })).toEqual({});
    expect(messages({ ...GIVEN, sunday: 'perhaps' })).toEqual({
      sunday: 'Please select an option',
    });
  });

  it('says no to Friday in the Saturday-only mode, and asks for Saturday alone', () => {
    const { friday: _, ...given } = GIVEN;
    expect(rsvpSchemaOf('saturday').parse({ ...given, guest: 'Grace' })).toEqual({
      ...given,
      guest: 'Grace',
      friday: 'no',
    });
    expect(messages({ name: '', saturday: '' }, 'saturday')).toEqual({
      name: 'Name is required',
      saturday: 'Please select an option',
    });
  });

  it('is kept under its id if it has one, else under the uid', () => {
    expect(rsvpKey({ id: 'given' }, 'uid')).toBe('given');
    expect(rsvpKey({}, 'uid')).toBe('uid');
  });
});

describe('A stored document', () => {
  const TIME = new Date('2025-10-03T20:45:00Z');

  it('is read with its time, whether a date or a timestamp', () => {
    expect(parseStoredRsvp('ada', { ...GIVEN, lastRsvp: TIME })).toEqual({
      ...GIVEN,
      lastRsvp: TIME,
    });
    const timestamp = { seconds: 0, toDate: () => TIME };
    expect(parseStoredRsvp('ada', { lastRsvp: timestamp })).toEqual({ lastRsvp: TIME });
  });

  it('is read without the fields that the schema does not know, and without a foreign id', () => {
    expect(parseStoredRsvp('ada', { ...GIVEN, table: 7, id: 'eve' })).toEqual(GIVEN);
    expect(parseStoredRsvp('ada', { id: 7 })).toEqual({});
    expect(parseStoredRsvp('ada', { id: 'ada' })).toEqual({ id: 'ada' });
  });

  it.each([{ name: 7 }, { friday: 'maybe' }, { lastRsvp: 'yesterday' }, { sunday: null }])(
    'that reads %j is refused',
    (data) => {
      expect(() => parseStoredRsvp('ada', data)).toThrow();
    },
  );
});
