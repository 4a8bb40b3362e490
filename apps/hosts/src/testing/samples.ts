import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import { sampleGuests } from '../model/backend/embedded/sample';
import type { GuestList } from '../model/people/guest-list';
import { invitedToOf } from '../model/people/invited-to';
import { timeFormat } from '../model/text/format';
import { guestListOf } from './guest-list-of';
import { HAND_COUNTED } from './hand-counted';

/** The days of the stories. */
export const EVENTS = [friday, saturday, sunday];

export const INVITED_TO = invitedToOf(EVENTS, true);

export const formatTime = timeFormat('America/New_York');

/** When the sample's guests were loaded. */
export const AS_OF = new Date('2025-09-01T12:00:00Z');

/** A live list of the sample's guests. */
export const sampleList = (replies: number, open: number): GuestList =>
  guestListOf({
    ...sampleGuests(EVENTS, replies, open),
    isLive: true,
    asOf: AS_OF,
  });

/** The guests of `hand-counted.test.ts`, with answers to questions. */
export const handCountedList = (): GuestList => guestListOf({ ...HAND_COUNTED, isLive: true });

/** A party that was invited as four. One comes on Friday, three come on Saturday. */
export const partyOfFour = (): GuestList => {
  const name = 'Ada & family';
  const answers = { friday: 'yes', fridayPeople: 1, saturday: 'yes', saturdayPeople: 3 } as const;
  return guestListOf({
    replies: [{ key: 'ada', name, ...answers }],
    invitations: [{ id: 'ada', name, days: 'weekend', people: 4 }],
  });
};
