import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import { sampleGuests } from '../model/backend/embedded/sample';
import { EMPTY_GUEST_LIST, type GuestList, listGuests } from '../model/people/guest-list';
import { invitedToOf } from '../model/people/invited-to';
import { timeFormat } from '../model/text/format';
import { HAND_COUNTED } from './hand-counted';

/** The days of the stories. */
export const EVENTS = [friday, saturday, sunday];

export const INVITED_TO = invitedToOf(EVENTS, true);

export const formatTime = timeFormat('America/New_York');

/** When the sample's guests were loaded. */
export const AS_OF = new Date('2025-09-01T12:00:00Z');

/** A live list of the sample's guests. */
export const sampleList = (replies: number, open: number): GuestList =>
  listGuests(EMPTY_GUEST_LIST, {
    ...EMPTY_GUEST_LIST,
    ...sampleGuests(EVENTS, replies, open),
    isLive: true,
    asOf: AS_OF,
  });

/** The guests of `hand-counted.test.ts`, with answers to questions. */
export const handCountedList = (): GuestList =>
  listGuests(EMPTY_GUEST_LIST, { ...EMPTY_GUEST_LIST, ...HAND_COUNTED, isLive: true });

/** A party that was invited as four. One comes on Friday, three come on Saturday. */
export const partyOfFour = (): GuestList => {
  const name = 'Ada & family';
  const answers = { friday: 'yes', fridayPeople: 1, saturday: 'yes', saturdayPeople: 3 } as const;
  return listGuests(EMPTY_GUEST_LIST, {
    ...EMPTY_GUEST_LIST,
    replies: [{ key: 'ada', name, ...answers }],
    invitations: [{ id: 'ada', name, days: 'weekend', people: 4 }],
  });
};
