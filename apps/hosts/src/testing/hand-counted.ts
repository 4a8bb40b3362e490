import type { PersonalInvitation, Reply } from '../model/store/collections';

/** Each line is one kind of guest: how many there are, their invitation, and their reply. */
const KINDS: readonly (readonly [
  count: number,
  invitation: Pick<PersonalInvitation, 'days' | 'people'> | null,
  reply: Omit<Reply, 'key'> | null,
])[] = [
  [
    20,
    { days: 'weekend', people: 2 },
    {
      friday: 'yes',
      saturday: 'yes',
      saturdayPeople: 1,
      'answers/meal': '{"Fish":1,"Meat":1}',
      'answers/shuttle': 'No',
    },
  ],
  [
    5,
    { days: 'weekend', people: 4 },
    {
      friday: 'yes',
      fridayPeople: 3,
      saturday: 'no',
      'answers/meal': '{"Fish":2,"Meat":1}',
      dietaryRestrictions: 'Vegan',
    },
  ],
  [
    4,
    { days: 'weekend', people: 4 },
    { friday: 'yes', fridayPeople: 3, saturday: 'no', 'answers/meal': '{"Fish":2,"Meat":1}' },
  ],
  [
    1,
    { days: 'weekend', people: 4 },
    { friday: 'yes', fridayPeople: 3, saturday: 'no', 'answers/meal': '{"Fish":3,"Meat":1}' },
  ],
  [
    2,
    null,
    {
      friday: 'no',
      saturday: 'yes',
      guest: 'Grace',
      'answers/shuttle': 'Yes, at 6pm',
      dietaryRestrictions: 'No nuts',
    },
  ],
  [2, null, { friday: 'no', saturday: 'yes', guest: 'Rui', 'answers/shuttle': 'Yes, at 6pm' }],
  [6, null, { friday: 'no', saturday: 'yes' }],
  [
    1,
    { days: 'saturday', people: 1 },
    {
      friday: 'no',
      saturday: 'yes',
      'answers/shuttle': 'Yes, at 7pm',
      dietaryRestrictions: ' vegan.',
    },
  ],
  [
    9,
    { days: 'saturday', people: 1 },
    { friday: 'no', saturday: 'yes', 'answers/shuttle': 'Yes, at 7pm' },
  ],
  [
    5,
    { days: 'weekend', people: 2 },
    { friday: 'no', saturday: 'no', 'answers/meal': '{"Fish":2}', dietaryRestrictions: 'Halal' },
  ],
  [
    5,
    null,
    {
      friday: 'yes',
      fridayPeople: 5,
      saturday: 'yes',
      saturdayPeople: 2,
      'answers/meal': '{"Fish":1}',
      'answers/song': 'Fado',
    },
  ],
  [25, { days: 'weekend', people: 2 }, null],
  [15, { days: 'saturday', people: 1 }, null],
];

const guests = KINDS.flatMap(([count, invitation, reply], kind) =>
  Array.from({ length: count }, (_, index) => {
    const key = `guest-${String(kind).padStart(2, '0')}-${String(index).padStart(16, '0')}`;
    const name = `Guest ${kind}.${index}`;
    return { key, name, invitation, reply };
  }),
);

/** 60 replies and 40 open invitations, whose totals are in `hand-counted.test.ts`. */
export const HAND_COUNTED = {
  replies: guests.flatMap(({ key, name, reply }): Reply[] =>
    reply ? [{ ...reply, key, name }] : [],
  ),
  invitations: guests.flatMap(({ key, name, invitation }): PersonalInvitation[] =>
    invitation ? [{ ...invitation, id: key, name }] : [],
  ),
};
