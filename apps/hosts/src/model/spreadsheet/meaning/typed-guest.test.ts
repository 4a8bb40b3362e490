import { describe, expect, it } from 'vitest';
import { SITE } from '../testing/read-list';
import { readTypedGuest } from './typed-guest';

const nobody = { phone: '', email: '' };

describe.each([
  ['Carl Okoye +1', { name: 'Carl Okoye', people: 2, members: ['Carl Okoye'], ...nobody }],
  ['Carl Okoye and guest', { name: 'Carl Okoye', people: 2, members: ['Carl Okoye'], ...nobody }],
  [
    'Ana & Bruno Costa',
    { name: 'Ana & Bruno Costa', people: 2, members: ['Ana Costa', 'Bruno Costa'], ...nobody },
  ],
  ['Mr. and Mrs. Roe', { name: 'Mr. and Mrs. Roe', people: 2, ...nobody }],
  ['The Okafors (4)', { name: 'The Okafors', people: 4, ...nobody }],
  [
    'Ann Lee, +1 (212) 555-0142, ann@example.com',
    { name: 'Ann Lee', phone: '+1 (212) 555-0142', email: 'ann@example.com' },
  ],
  [
    'Carl Okoye +1 <carl@example.com>',
    { name: 'Carl Okoye', people: 2, phone: '', email: 'carl@example.com' },
  ],
  ['Ann Lee tel. 0171 2345678', { name: 'Ann Lee', phone: '0171 2345678', email: '' }],
  ['212-555-0142 Ann Lee', { name: 'Ann Lee', phone: '212-555-0142' }],
  ['ann@example.com', { name: '', phone: '', email: 'ann@example.com' }],
  ['Louis the 14th', { name: 'Louis the 14th', ...nobody }],
  ['Ana', { name: 'Ana', ...nobody }],
])('%s', (text, expected) => {
  it('is read as an import reads it', () => {
    expect(readTypedGuest(text, SITE)).toMatchObject(expected);
  });
});

it('keeps the names of a couple on the card where invitations name nobody', () => {
  const site = { ...SITE, namedGuests: false };
  expect(readTypedGuest('Ana & Bruno Costa', site)).toMatchObject({
    name: 'Ana & Bruno Costa',
    people: 2,
  });
  expect(readTypedGuest('Ana & Bruno Costa', site)).not.toHaveProperty('members');
});
