import type { CelebrationEvent } from '@invitation/domain/event/event';
import { INVITATION_DAYS, type Invitation } from '@invitation/domain/guest-list/invitation';
import { common as words } from '@invitation/domain/words/hosts/common';
import { listOf } from '../text/list-of';

type Days = Invitation['days'];

/** The days that an invitation can be for, named after this celebration's days. */
export interface InvitedTo {
  /** E.g. `All days` and `Only Thursday`. An older invitation can have a value that is not offered. */
  readonly names: Readonly<Record<Days, string>>;
  /** The values to choose from. If all guests are invited to the same days, it is only one, and the page does not ask. */
  readonly offered: readonly Days[];
  /** The stored values that an imported table may also contain. Without `saturday` if the Saturday is only for weekend guests. */
  readonly storedNames: readonly Days[];
}

/** @param hasSaturdaySite whether there is a Saturday-only site, which shows only the days for everyone */
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

/** Chooses, by the days of an invitation, the part of the site that its personal link leads to. */
export const bySite = <Part>(
  parts: Readonly<Record<Days, Part>>,
  hasSaturdaySite: boolean,
): Readonly<Record<Days, Part>> =>
  // Without a Saturday-only site, all links lead to the weekend's site, which shows only the days of an invitation.
  hasSaturdaySite ? parts : { ...parts, saturday: parts.weekend };
