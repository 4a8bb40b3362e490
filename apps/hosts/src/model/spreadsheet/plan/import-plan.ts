import { searchText } from '@invitation/domain/record/text-forms';
import { groupBy } from '../../people/group-by-name';
import type { PersonalInvitation, Reply } from '../../store/collections';
import { NO_NOTES, type NotesByKey } from '../../store/guest-notes';
import type { ImportSite } from '../meaning/import-site';
import type { ReadGuest } from '../meaning/read-guest';
import type { GuestTable } from '../meaning/table';
import { matchesOf } from './matches';
import { type ImportPlan, repliesByKey, type SaidOnce } from './plan';
import { planRow, type RowPlan } from './plan-row';

const byRow = (one: { readonly row: number }, other: { readonly row: number }) =>
  one.row - other.row;

/**
 * Compares a list with the invitations. A new id is never taken from the list: an account's uid has the form of an id, and would open
 * the reply (B14).
 */
export function planImport(
  table: GuestTable,
  invitations: readonly PersonalInvitation[],
  site: ImportSite,
  given?: readonly Reply[],
  notes: NotesByKey = NO_NOTES,
  said: SaidOnce = {},
): ImportPlan {
  const { guests, isExported, faults, ...read } = table;
  const replies = repliesByKey(given);
  const matches = matchesOf(guests, invitations, replies, notes, isExported);
  const named = groupBy(guests, ({ name }) => searchText(name));
  const identified = groupBy(
    guests.filter(({ id }) => id !== ''),
    ({ id }) => id,
  );
  const plans = guests.map((guest) => {
    const match = matches.get(guest) ?? { stored: undefined, several: 0 };
    return planRow(guest, {
      site,
      match,
      said,
      replies,
      storedNotes: (match.stored && notes.get(match.stored.id)) ?? null,
      isExported,
      sameName: guest.name
        ? named
            .get(searchText(guest.name))
            ?.find((other) => other !== guest && !isToldApart(guest, other))?.row
        : undefined,
      sameId: identified.get(guest.id)?.find((other) => other !== guest)?.row,
    });
  });
  const of = <Kind extends RowPlan['kind']>(kind: Kind) =>
    plans.filter((plan): plan is Extract<RowPlan, { kind: Kind }> => plan.kind === kind);
  // A guest with a faulty row is not absent from the list.
  const matched = new Set([...matches.values()].flatMap(({ stored }) => stored?.id ?? []));
  const waiting = of('waiting');
  return {
    ...read,
    added: plans.flatMap((plan) => (plan.kind === 'added' ? plan.planned : [])),
    changed: of('changed').map(({ planned }) => planned),
    unchanged: plans.flatMap((plan) => (plan.kind === 'unchanged' ? plan.planned : [])),
    waitingRows: waiting.flatMap(({ shown }) => shown ?? []),
    faults: [...faults, ...of('fault').map(({ fault }) => fault)].sort(byRow),
    withheld: plans.flatMap(({ withheld }) => withheld),
    asks: asksOf(guests, matches, site),
    unknownDays: unknownDaysIn(guests),
    waiting: waiting.length,
    namesakes: [...named.values()].flatMap(([first, ...more]) =>
      first && more.length > 0 && first.name && more.every((other) => isToldApart(first, other))
        ? first.name
        : [],
    ),
    absent: invitations.filter(({ id }) => !matched.has(id)),
    known: new Set(invitations.map(({ id }) => id)),
    days: site.events ?? [],
    guestReplies: replies,
  };
}

/** Whether an email, a phone number or another column shows that two guests with the same name are different ones. */
function isToldApart(one: ReadGuest, other: ReadGuest): boolean {
  if (one.id || other.id) return one.id !== other.id;
  const fields = ['email', 'phone', 'address', 'table', 'note', 'tags'] as const;
  return fields.some((field) => one.notes[field] !== other.notes[field]);
}

function asksOf(
  guests: readonly ReadGuest[],
  matches: ReturnType<typeof matchesOf>,
  { invitedTo }: ImportSite,
): ImportPlan['asks'] {
  const added = guests.filter((guest) => !matches.get(guest)?.stored);
  const hasDays = invitedTo.offered.length > 1;
  return [
    ...(hasDays && added.some(({ days }) => days === undefined) ? (['days'] as const) : []),
    ...(added.some(({ people }) => people === undefined) ? (['people'] as const) : []),
  ];
}

const unknownDaysIn = (guests: readonly ReadGuest[]): readonly string[] => {
  const words = guests
    .filter(({ days }) => days === null)
    .map((guest) => guest.cellOf('days').cell);
  return words.filter(
    (word, at) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at,
  );
};
