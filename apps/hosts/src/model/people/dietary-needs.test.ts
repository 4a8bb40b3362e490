import { WEEKEND } from '@invitation/domain/fixtures/days';
import { expect, it } from 'vitest';
import type { Reply } from '../store/collections';
import { dietaryNeeds, shownNeed } from './dietary-needs';
import { joinGuests } from './guests';

const needsOf = (
  replies: readonly Omit<Reply, 'key'>[],
  invitations: Parameters<typeof joinGuests>[1] = [],
) =>
  dietaryNeeds(
    WEEKEND,
    joinGuests(
      replies.map((reply, key) => ({ key: `${key}`, ...reply })),
      invitations,
    ),
  ).map(({ text, guests, days }) => [
    text,
    guests.map(({ key }) => key).join(),
    ...days.map((need) => `${need.event.day}: ${shownNeed(need)}`),
  ]);

const yes = (dietaryRestrictions: string, given: Partial<Reply> = {}) =>
  ({ friday: 'yes', saturday: 'yes', dietaryRestrictions, ...given }) as const;

it('Counts people who come without company, by day, and never multiplies the text of a party', () => {
  const needs = needsOf([
    yes('One vegan, one nut allergy (Jan)', { fridayPeople: 4, saturdayPeople: 2 }),
    yes('Vegetarian'),
    yes('vegetarian', { friday: 'no' }),
    yes('Vegetarian.', { fridayPeople: 4, saturdayPeople: 4 }),
    yes('Vegetarian', { guest: 'Grace', saturday: 'no' }),
  ]);
  expect(needs).toEqual([
    ['Vegetarian', '1,2,3,4', 'friday: 1 + party of 4 + party of 2', 'saturday: 2 + party of 4'],
    ['One vegan, one nut allergy (Jan)', '0', 'friday: party of 4', 'saturday: party of 2'],
  ]);
});

it('A yes without a number counts everybody on the invitation', () => {
  expect(
    needsOf([yes('Halal')], [{ id: '0', name: 'The Okafors', days: 'weekend', people: 5 }]),
  ).toEqual([['Halal', '0', 'friday: party of 5', 'saturday: party of 5']]);
});

it('Groups equal texts of those coming', () => {
  expect(
    needsOf([
      yes(' No  nuts. '),
      yes('no\u200b nuts'),
      yes('No nuts', { friday: 'no', saturday: 'no' }),
      yes('  '),
      yes('\u200b'),
    ]),
  ).toEqual([['No  nuts.', '0,1', 'friday: 2', 'saturday: 2']]);
});
