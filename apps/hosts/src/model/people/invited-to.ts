import type { CelebrationEvent } from '@invitation/domain/event/event';
import { INVITATION_DAYS, type Invitation } from '@invitation/domain/guest-list/invitation';
import { common as words } from '@invitation/domain/words/hosts/common';
import { listOf } from '../text/list-of';

type Days = Invitation['days'];

/** What an invitation can be for, in the words of this celebration's days. */
export interface InvitedTo {
  /** E.g. `All days` and `Only Thursday`. An older invitation can have a value that is not offered. */
  readonly names: Readonly<Record<Days, string>>;
  /** One if all guests are invited to the same days. Then the page has nothing to ask. */
  readonly offered: readonly Days[];
  /** The stored values that a table may say, too. `saturday` is not one if only other guests have a day of that name. */
  readonly storedNames: readonly Days[];
}

/** @param hasSaturdaySite whether guests of the days for everyone have their own site */
export function invitedToOf(
  events: readonly Pick<CelebrationEvent, 'day' | 'weekday' | 'guests'>[],
  hasSaturdaySite: boolean,
): InvitedTo {
  const shared = events.filter(({ guests }) => guests === 'everyone');
  const hasOtherDays = shared.length < events.length;
  const only = shared.length > 0 && words.onlyDays(listOf(shared.map(({ weekday }) => weekday)));
  return {
    names: {
      weekend: words.allDays,
      saturday: hasOtherDays ? only || words.answerLabels.notInvited : words.allDays,
    },
    offered: hasSaturdaySite && hasOtherDays ? INVITATION_DAYS : ['weekend'],
    storedNames: events.some(({ day, guests }) => day === 'saturday' && guests === 'weekend')
      ? ['weekend']
      : INVITATION_DAYS,
  };
}

/** What belongs to the site that a personal link leads to, by the days of its invitation. */
export const bySite = <Part>(
  parts: Readonly<Record<Days, Part>>,
  hasSaturdaySite: boolean,
): Readonly<Record<Days, Part>> =>
  // Wherever an invitation is opened, it shows only its days.
  hasSaturdaySite ? parts : { ...parts, saturday: parts.weekend };
