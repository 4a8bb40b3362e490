import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import {
  type StoredInvitation,
  storedInvitationSchema,
} from '@invitation/domain/guest-list/stored-invitation';
import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import type { PersonalInvitation } from '../../store/collections';
import { NOTE_FIELDS, notesIn, noteText, sentence } from '../contacts/imported-notes';
import type { Meaning } from '../headings/meanings';
import { readableLines } from '../meaning/find-table';
import type { ImportSite } from '../meaning/import-site';
import type { ReadGuest } from '../meaning/read-guest';
import type { Fault } from '../meaning/table';
import { membersText } from '../people/members-text';
import { withKnownChildren } from '../people/names';
import type { Match } from './matches';
import {
  type ChangedRow,
  FIELDS,
  type PlannedRow,
  type Replies,
  type SaidOnce,
  type WaitingRow,
} from './plan';

/** What the import of a row would do. */
export type RowPlan = { readonly withheld: readonly Fault[] } & (
  | { readonly kind: 'added' | 'unchanged'; readonly planned: PlannedRow }
  | { readonly kind: 'changed'; readonly planned: ChangedRow }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | {
      readonly kind: 'waiting';
      /** `null` for a known guest. */
      readonly shown: WaitingRow | null;
    }
);

export interface RowContext {
  readonly site: ImportSite;
  readonly match: Match;
  readonly said: SaidOnce;
  readonly replies: Replies;
  readonly storedNotes: GuestNotes | null;
  readonly isExported: boolean;
  /** The number of another row with this name, if nothing tells the two apart. */
  readonly sameName: number | undefined;
  readonly sameId: number | undefined;
}

export const wordKey = (word: string): string => word.trim().toLowerCase();

/** Compares a guest of the list with the invitation, if there is one. */
export function planRow(guest: ReadGuest, context: RowContext): RowPlan {
  const { site, match, said } = context;
  const { stored } = match;
  const hasDays = site.invitedTo.offered.length > 1;
  const word = guest.days === null ? guest.cellOf('days').cell : '';
  const known = word === '' ? guest.days : said.words?.[wordKey(word)];
  const days = hasDays
    ? (known ?? stored?.days ?? (word === '' ? said.days : undefined))
    : (stored?.days ?? 'weekend');
  const people = guest.people ?? stored?.people ?? said.people;
  const language = site.languages.find((tag) => tag.toLowerCase() === guest.language.toLowerCase());
  const card = {
    // Names that a list does not mention stay.
    ...(guest.members
      ? { members: guest.members, children: guest.children }
      : { members: stored?.members, children: stored?.children }),
    name: guest.name,
    days: days ?? 'weekend',
    // Without an answer, the row waits. Its other faults are listed already.
    people: people ?? Math.max(1, guest.members?.length ?? 1),
    language,
  };
  const parsed = storedInvitationSchema.safeParse(card);
  const messages = [
    ...faultsOf(parsed.error?.issues ?? [], guest),
    ...otherFaults(guest, context, language),
  ];
  if (!parsed.success || messages.length > 0) {
    return { kind: 'fault', fault: { row: guest.row, message: messages.join(' ') }, withheld: [] };
  }
  const own = notesIn(guest);
  const withheld = own.withheld.map((message) => ({ row: guest.row, message }));
  const isOpen = known === undefined && (word !== '' || days === undefined);
  if (isOpen || people === undefined) {
    const { name, members, children } = parsed.data;
    const shown = {
      ...(members && { members, children }),
      name,
      ...(days && { days }),
      ...(people && { people }),
    };
    return {
      kind: 'waiting',
      shown: stored ? null : { row: guest.row, card: shown, notes: own.notes },
      withheld,
    };
  }
  const planned = {
    row: guest.row,
    id: stored?.id ?? newInvitationId(),
    card: parsed.data,
    notes: own.notes,
    ...(guest.phoneCountry && { phoneCountry: guest.phoneCountry }),
  };
  // The host has answered: the preview goes on to ask, so that the answer can be changed.
  if (!stored) return { kind: 'added', planned, withheld };
  return { ...comparedWith(stored, planned, context), withheld };
}

function comparedWith(
  stored: PersonalInvitation,
  planned: PlannedRow,
  { replies, storedNotes, isExported }: RowContext,
): { kind: 'changed'; planned: ChangedRow } | { kind: 'unchanged'; planned: PlannedRow } {
  const card: StoredInvitation = {
    ...withKnownChildren(planned.card, stored, replies.get(stored.id)),
    ...(isExported && { name: stored.name }),
  };
  const fields = [
    ...FIELDS.filter((field) =>
      field === 'members'
        ? membersText(card) !== membersText(stored)
        : (card[field] ?? stored[field]) !== stored[field],
    ),
    ...NOTE_FIELDS.filter(
      (field) =>
        field in planned.notes &&
        noteText(planned.notes, field) !== readableLines(noteText(storedNotes, field)),
    ),
  ];
  const compared = { ...planned, card };
  return fields.length === 0
    ? { kind: 'unchanged', planned: compared }
    : { kind: 'changed', planned: { ...compared, stored, storedNotes, fields } };
}

type Issues = readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];

const faultsOf = (issues: Issues, guest: ReadGuest): readonly string[] =>
  issues.map(({ path, message }) => {
    const field = String(path[0]) as Meaning;
    const { heading, cell } = guest.cellOf(field);
    return sentence(message, heading, field === 'name' && cell === '' ? guest.name : cell);
  });

const otherFaults = (
  guest: ReadGuest,
  { site, match, sameName, sameId }: RowContext,
  language: string | undefined,
): readonly string[] => [
  ...(guest.language && !language
    ? [
        sentence(
          words.unknownLanguage(site.languages),
          guest.cellOf('language').heading,
          guest.language,
        ),
      ]
    : []),
  ...(sameName === undefined ? [] : [inColumn(guest, 'name', words.sameName(sameName))]),
  ...(sameId === undefined ? [] : [inColumn(guest, 'id', words.sameId(sameId))]),
  ...(guest.id && !match.stored
    ? [sentence(words.unknownId, guest.cellOf('id').heading, guest.id)]
    : []),
  ...(!guest.id && match.several > 1
    ? [inColumn(guest, 'name', words.severalGuests(match.several))]
    : []),
];

const inColumn = (guest: ReadGuest, meaning: Meaning, message: string): string =>
  words.inColumn(guest.cellOf(meaning).heading, message);
