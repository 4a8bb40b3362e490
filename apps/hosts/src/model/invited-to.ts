import type { CelebrationEvent, RecordDay } from '@invitation/domain/event';
import { INVITATION_DAYS, type Invitation } from '@invitation/domain/invitation';
import { common as words } from '@invitation/domain/words/hosts/common';
import { listOf } from './list-of';
import { normalizeText } from './normalize';

type Days = Invitation['days'];

/** What an invitation can be for, in the words of this celebration's days. */
export interface InvitedTo {
  /** E.g. `All days` and `Only Thursday`. An older invitation can have a value that is not offered. */
  readonly names: Readonly<Record<Days, string>>;
  /** One if all guests are invited to the same days. Then the page has nothing to ask. */
  readonly offered: readonly Days[];
  readonly tableNames: Readonly<Record<Days, string>>;
  /** The stored values that a table may say, too. `saturday` is not one if only other guests have a day of that name. */
  readonly storedNames: readonly Days[];
}

/** @param hasSaturdaySite whether guests of the days for everyone have a site of their own */
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
    tableNames: tableNamesOf(events),
    storedNames: events.some(({ day, guests }) => day === 'saturday' && guests === 'weekend')
      ? ['weekend']
      : INVITATION_DAYS,
  };
}

/** In tables, in English like the headings, e.g. `only thursday`. */
export function tableNamesOf(days: readonly Pick<RecordDay, 'day' | 'guests'>[]) {
  const shared = days.filter(({ guests }) => guests === 'everyone').map(({ day }) => day);
  const weekend = 'all days';
  const only = shared.length > 0 ? `only ${shared.join(' and ')}` : 'not invited';
  const saturday = shared.length < days.length ? only : weekend;
  return { weekend, saturday } satisfies Readonly<Record<Days, string>>;
}

/** What belongs to the site that a personal link leads to, by the days of its invitation. */
export const bySite = <Part>(
  parts: Readonly<Record<Days, Part>>,
  hasSaturdaySite: boolean,
): Readonly<Record<Days, Part>> =>
  // Wherever an invitation is opened, it shows only its days.
  hasSaturdaySite ? parts : { ...parts, saturday: parts.weekend };

/** Reads a cell: a name of the page or of its tables, or the stored value. */
export function daysIn(cell: string, invitedTo: InvitedTo): Days | undefined {
  const { names, tableNames, storedNames } = invitedTo;
  const simple = (text: string) => normalizeText(text).replace(/^only | only$/, '');
  return INVITATION_DAYS.find((days) =>
    [...storedNames.filter((name) => name === days), names[days], tableNames[days]].some(
      (name) => simple(name) === simple(cell),
    ),
  );
}
