import { person } from '@invitation/domain/fixtures/people';
import { expect, it } from 'vitest';
import { joinGuests } from '../people/guests';
import type { Reply } from '../store/collections';
import { NO_NOTES } from '../store/guest-notes';
import { withdrawalOf } from './deletions';

const KEY = 'a'.repeat(32);

it('Whether somebody is a child outlasts the invitation that says it', () => {
  const reply: Reply = {
    key: KEY,
    name: 'The Costas',
    friday: 'yes',
    saturday: 'yes',
    people: [
      person('Ana', 'friday (child)'),
      person('Tom', 'friday saturday', { need: 'No nuts' }),
      person('Lia', 'saturday (child)'),
    ],
  };
  const invitation = { id: KEY, name: 'The Costas', days: 'weekend', people: 3 } as const;
  const { key: _, ...from } = reply;
  const withdrawn = (members: readonly string[], children: readonly string[]) =>
    joinGuests([reply], [{ ...invitation, members, children }]).flatMap((guest) =>
      withdrawalOf(guest, NO_NOTES).filter(({ path }) => path.startsWith('rsvps/')),
    );
  expect(withdrawn(['Ana', 'Tom'], ['Tom'])).toEqual([
    {
      path: `rsvps/${KEY}`,
      from,
      to: {
        ...from,
        id: KEY,
        people: [
          person('Ana', 'friday'),
          person('Tom', 'friday saturday (child)', { need: 'No nuts' }),
          person('Lia', 'saturday (child)'),
        ],
      },
    },
  ]);
  expect(withdrawn(['Ana'], ['Ana'])).toEqual([
    { path: `rsvps/${KEY}`, from, to: { ...from, id: KEY } },
  ]);
});
