import { WEEKEND } from '@invitation/domain/fixtures/days';
import { person } from '@invitation/domain/fixtures/people';
import { describe, expect, it } from 'vitest';
import type { PersonalInvitation, Reply } from '../store/collections';
import { hasReplied, joinGuests } from './guests';
import { hasUnknownPeople, namesIn, perhapsPeople, setUnknownPeople } from './unknown-people';

const guestOf = (given: Partial<Reply> = {}, invitation?: Partial<PersonalInvitation>) => {
  const reply = { key: '1', name: 'Ada', friday: 'no', saturday: 'yes', ...given } as Reply;
  const card = { id: '1', name: 'Ada', days: 'weekend', people: 2, ...invitation } as const;
  const [guest] = joinGuests([reply], invitation ? [card] : []);
  return guest && hasReplied(guest) ? guest : expect.fail('There is no guest.');
};

it.each([
  ['Ada', 1],
  ['Ada & Grace', 2],
  ['Ana, Rui and Tom', 3],
  ['Ana und Björn', 2],
  ['Rosa e João', 2],
  ['Mr and Mrs Okafor', 2],
  ['Ada Lovelace + 1', 2],
  ['Ada +2', 3],
  ['Andy Sanderson', 1],
  ['Ada, ', 1],
  ['', 0],
])('%j names %i people', (name, people) => {
  expect(namesIn(name)).toBe(people);
});

describe('A reply with a yes', () => {
  it('has an unknown number of people unless it says the number, or one person is invited', () => {
    expect(hasUnknownPeople(WEEKEND, guestOf())).toBe(true);
    expect(hasUnknownPeople(WEEKEND, guestOf({}, { people: 4 }))).toBe(true);
    expect(hasUnknownPeople(WEEKEND, guestOf({ saturdayPeople: 1 }))).toBe(false);
    expect(hasUnknownPeople(WEEKEND, guestOf({ saturdayPeople: 1, friday: 'yes' }))).toBe(true);
    expect(hasUnknownPeople(WEEKEND, guestOf({}, { people: 1 }))).toBe(false);
    expect(hasUnknownPeople(WEEKEND, guestOf({ saturday: 'no' }))).toBe(false);
  });

  it('has a known number of people on the days for which it names them', () => {
    const named = { people: [person('Ada', 'saturday')] };
    expect(hasUnknownPeople(WEEKEND, guestOf(named, { people: 4 }))).toBe(false);
    const alsoFriday = guestOf({ ...named, friday: 'yes' }, { people: 4 });
    expect(hasUnknownPeople(WEEKEND, alsoFriday)).toBe(true);
    expect(setUnknownPeople(WEEKEND, alsoFriday, 2).to).toEqual({
      ...setUnknownPeople(WEEKEND, alsoFriday, 2).from,
      fridayPeople: 2,
    });
  });

  it('may stand for the people that it names', () => {
    const perhaps = (...given: Parameters<typeof guestOf>) =>
      perhapsPeople(WEEKEND, guestOf(...given));
    expect(perhaps({ name: 'Ada & Grace' })).toBe(2);
    expect(perhaps({ name: 'Ana, Rui and Tom' })).toBe(3);
    expect(perhaps({ name: 'Ada & Grace', guest: 'Tom' })).toBe(3);
    // All the people are counted already.
    expect(perhaps({ guest: 'Grace' })).toBeNull();
    expect(perhaps({ name: 'Ada & Grace', saturdayPeople: 1 })).toBeNull();
    // More than a reply can have.
    expect(perhaps({ name: 'Ada, + 9 + 9 + 9' })).toBeNull();
    expect(perhaps({ name: 'Ada & Grace' }, { people: 4 })).toBeNull();
  });

  it('gets the number for each day without one', () => {
    const guest = guestOf({ friday: 'yes', fridayPeople: 1 });
    const { key: _, ...from } = guest.reply;
    expect(setUnknownPeople(WEEKEND, guest, 2)).toEqual({
      path: 'rsvps/1',
      from,
      to: { ...from, saturdayPeople: 2 },
    });
  });
});
