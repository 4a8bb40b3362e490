import { expect, it } from 'vitest';
import { BLANK_INVITATION } from '../../fields/invitation-values';
import { joinGuests } from '../../model/people/guests';
import { namesakesOf, understoodValues, withoutFilled } from './typed-name';

const CARL = { name: 'Carl Okoye', people: 2, members: ['Carl Okoye'], aliases: [] };
const NO_CONTACT = { phone: '', email: '' };

it('fills in what the name says, and leaves what the host has chosen', () => {
  const blank = { ...BLANK_INVITATION, name: 'Carl Okoye +1', ...NO_CONTACT };
  const guest = { ...CARL, phone: '212 555 0142', email: '' };
  expect(understoodValues(guest, blank)).toEqual({
    name: 'Carl Okoye',
    people: '2',
    members: 'Carl Okoye',
    children: '',
    phone: '212 555 0142',
  });
  const chosen = { ...blank, people: '3', members: 'Carl\nZoe', phone: '1' };
  expect(understoodValues(guest, chosen)).toEqual({ name: 'Carl Okoye' });
});

it('another name removes what the first one has filled in, but nothing that the host has filled in', () => {
  const filled = {
    before: { name: 'Carl +1', people: '1', members: '' },
    after: { name: 'Carl', people: '2', members: 'Carl' },
  };
  const values = { name: 'Zoe', people: '2', members: 'Zoe', table: '4' };
  expect(withoutFilled(values, filled)).toEqual({ ...values, people: '1' });
  expect(withoutFilled({ ...values, name: 'Carl' }, filled)).toEqual({ ...values, name: 'Carl' });
});

it('finds guests of a name, and parties with somebody of that name', () => {
  const guests = joinGuests(
    [{ key: 'a', name: 'carl okoyé' }],
    [
      { id: 'b', name: 'The Okoyes', days: 'weekend', people: 2, members: ['Carl Okoye'] },
      { id: 'c', name: 'Carla Okoye', days: 'weekend', people: 1 },
    ],
    [],
  );
  const keysOf = (name: string, members = '') =>
    namesakesOf(guests, { name, members })
      .map(({ key }) => key)
      .sort();
  expect(keysOf('Carl Okoye')).toEqual(['a', 'b']);
  expect(keysOf('Somebody', 'Carla Okoye')).toEqual(['c']);
  expect(keysOf('', '')).toEqual([]);
});
