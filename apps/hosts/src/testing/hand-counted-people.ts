// 12 families of 30 people, by name, whose totals were counted by hand in `hand-counted-people.test.ts`.

import { content as fourDays } from '@invitation/domain/fixtures/four-days.js';
import { content as namedGuests } from '@invitation/domain/fixtures/named-guests.js';
import { person } from '@invitation/domain/fixtures/people';
import type { GuestList } from '../model/people/guest-list';
import type { PersonalInvitation, Reply } from '../model/store/collections';
import { guestListOf } from './guest-list-of';

/** Thursday to Sunday. The form does not ask about Sunday. */
export const FOUR_EVENTS = fourDays.weekend.events;
/** Each person's meal on Friday: fish, meat or a children's meal. */
export const COURSE = namedGuests.weekend.questions.filter(({ id }) => id === 'course');

const OPEN = null;
const ONLY_SATURDAY = { thursday: 'no', friday: 'no', saturday: 'yes' } as const;

const FAMILIES: readonly (readonly [
  name: string,
  invitation: Omit<PersonalInvitation, 'id' | 'name' | 'days'> & { readonly days?: 'saturday' },
  reply: Omit<Reply, 'key'> | null,
])[] = [
  [
    'The Costas',
    { people: 4, members: ['Ana', 'Rui', 'Tom', 'Lia'], children: ['Tom', 'Lia'] },
    {
      thursday: 'no',
      friday: 'yes',
      saturday: 'yes',
      sunday: 'yes',
      people: [
        person('Ana', 'friday saturday sunday', { answers: { course: 'Fish' } }),
        person('Rui', 'friday saturday', { answers: { course: 'Fish' } }),
        person('Tom', 'friday saturday (child)', {
          need: 'No nuts',
          answers: { course: "Children's meal" },
        }),
        person('Lia', 'saturday (child)'),
      ],
    },
  ],
  [
    'The Okafors',
    { people: 5, members: ['Chi', 'Ada', 'Obi', 'Uju', 'Eze'], children: ['Obi', 'Uju'] },
    {
      thursday: 'yes',
      friday: 'yes',
      saturday: 'no',
      people: [
        person('Chi', 'thursday friday', { answers: { course: 'Meat' } }),
        person('Ada', 'thursday friday', { need: 'Vegetarian' }),
        person('Obi', 'friday (child)', { answers: { course: "Children's meal" } }),
        person('Uju', 'friday (child)', { answers: { course: "Children's meal" } }),
      ],
    },
  ],
  // Another Ana, with a guest who comes on both days.
  [
    'Ana Silva',
    { people: 2, members: ['Ana'] },
    {
      thursday: 'no',
      friday: 'yes',
      saturday: 'yes',
      people: [
        person('Ana', 'friday', { answers: { course: 'Fish' } }),
        person('Eve', 'friday saturday', { need: 'vegetarian.', answers: { course: 'Meat' } }),
      ],
    },
  ],
  // A guest who comes only on Saturday.
  [
    'Ben Lee',
    { people: 2, members: ['Ben'] },
    {
      thursday: 'yes',
      friday: 'yes',
      saturday: 'yes',
      people: [
        person('Ben', 'thursday friday saturday', { answers: { course: 'Meat' } }),
        person('Kim', 'saturday'),
      ],
    },
  ],
  [
    'The Silvas',
    { people: 3, members: ['Rosa', 'Luis', 'Mia'] },
    { thursday: 'no', friday: 'no', saturday: 'no' },
  ],
  ['The Meyers', { people: 2, members: ['Jo', 'Max'] }, OPEN],
  // The reply is from before the hosts named them: two on Friday, all on Saturday.
  [
    'The Rossis',
    { people: 3, members: ['Gia', 'Leo', 'Ida'] },
    {
      thursday: 'no',
      friday: 'yes',
      fridayPeople: 2,
      saturday: 'yes',
      dietaryRestrictions: 'Vegan',
      'answers/course': '{"Fish":2}',
    },
  ],
  // The hosts have removed the names since.
  [
    'The Lims',
    { people: 2 },
    {
      thursday: 'no',
      friday: 'yes',
      saturday: 'yes',
      // For both people.
      dietaryRestrictions: 'Halal',
      people: [
        person('Wei', 'friday', { answers: { course: 'Fish' } }),
        person('Lin', 'friday saturday', { need: 'No nuts', answers: { course: 'Fish' } }),
      ],
    },
  ],
  [
    'Nora Petrov',
    { days: 'saturday', people: 1, members: ['Nora'] },
    { ...ONLY_SATURDAY, people: [person('Nora', 'saturday')] },
  ],
  [
    'The Haddads',
    { days: 'saturday', people: 2, members: ['Sam', 'Zoe'], children: ['Zoe'] },
    {
      ...ONLY_SATURDAY,
      people: [person('Sam', 'saturday'), person('Zoe', 'saturday (child)', { need: 'No nuts' })],
    },
  ],
  ['The Quispes', { people: 2 }, OPEN],
  // Nobody has named them: all on Thursday and Friday, one on Saturday.
  [
    'The Webers',
    { people: 2 },
    {
      thursday: 'yes',
      friday: 'yes',
      saturday: 'yes',
      saturdayPeople: 1,
      'answers/course': '{"Meat":1}',
    },
  ],
];

export const handCountedPeople = (): GuestList =>
  guestListOf({
    invitations: FAMILIES.map(([name, invitation], index) => ({
      days: 'weekend',
      ...invitation,
      id: `family-${index}`,
      name,
    })),
    replies: FAMILIES.flatMap(([name, , reply], index): Reply[] =>
      reply ? [{ ...reply, key: `family-${index}`, name }] : [],
    ),
    isLive: true,
  });

/** What was counted by hand, in the order of the days. */
export const COUNTED = {
  people: [5, 16, 15, 1],
  children: [0, 3, 3, 0],
  courses: ['Fish', 7, 'Meat', 4, "Children's meal", 3],
  /** Ada has not chosen, nor has one of the Webers. */
  missing: 2,
};
