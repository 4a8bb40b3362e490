import type { RecordDay } from '@invitation/domain/event';
import { newInvitationId } from '@invitation/domain/invitation-link';
import type { Members } from '@invitation/domain/party';
import { peopleField } from '@invitation/domain/rsvp-fields';
import {
  type StoredInvitation,
  storedInvitationSchema,
} from '@invitation/domain/stored-invitation';
import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { type Changes, keyOf, pathsOf } from '../changes';
import { groupBy } from '../group-by-name';
import type { PersonalInvitation } from '../invitations';
import { daysIn } from '../invited-to';
import { renamedPeople, renamesBetween } from '../members';
import { normalizeText } from '../normalize';
import type { Reply } from '../replies';
import { answersWithin, type Excess, type ExcessChoice, excessOf } from '../reply-excess';
import type { Fault, GuestTable, ImportSite, TableRow } from './guest-table';
import { membersText, peopleInRow } from './named-people';

/** What an import sets, in the order of the form. */
const FIELDS = ['name', 'days', 'people', 'members', 'language'] as const;
export type ImportedField = (typeof FIELDS)[number];

/** A row that is to be imported. */
export interface PlannedRow {
  readonly row: number;
  readonly id: string;
  readonly card: StoredInvitation;
}
interface ChangedRow extends PlannedRow {
  readonly stored: StoredInvitation;
  /** At least one. */
  readonly fields: readonly ImportedField[];
}

/** What an import would do, for the preview. */
export interface ImportPlan {
  readonly added: readonly PlannedRow[];
  readonly changed: readonly ChangedRow[];
  readonly unchanged: readonly PlannedRow[];
  /** By row. These rows are not imported. */
  readonly faults: readonly Fault[];
  /** Invitations that no row names. An import leaves them as they are. */
  readonly absent: readonly PersonalInvitation[];
  readonly unused: GuestTable['unused'];
  /** The ids of the invitations that the list was compared with. */
  readonly known: ReadonlySet<string>;
  readonly days: readonly RecordDay[];
  /** By key, as they were when the host read the preview. */
  readonly replies: Replies;
}

export type Replies = ReadonlyMap<string, Reply>;

export const repliesByKey = (replies: readonly Reply[] = []): Replies =>
  new Map(replies.map((reply) => [reply.key, reply]));

/** The address of a change in the preview. */
export const changeKey = ({ row }: PlannedRow, field: ImportedField): string => `${row} ${field}`;

/**
 * Compares a list with the invitations: by the id, otherwise by the name, without regard to case and accents. A new id is
 * never taken from the list: an account's uid has the form of an id, and would open the reply (B14).
 */
export function planImport(
  { rows, faults, unused, isExported = false }: GuestTable,
  invitations: readonly PersonalInvitation[],
  { languages, invitedTo, namedGuests = false, events = [] }: ImportSite,
  given?: readonly Reply[],
): ImportPlan {
  const replies = repliesByKey(given);
  const readCard = (cells: TableRow['cells']) =>
    cardIn(cells, namedGuests ? peopleInRow(isExported ? '' : cells.name, cells.members) : {});
  const named = groupBy(rows, ({ cells }) => normalizeText(readCard(cells).name));
  const identified = groupBy(rows, ({ cells }) => cells.id);
  const byId = new Map(invitations.map((invitation) => [invitation.id, invitation]));
  const byName = groupBy(
    invitations.filter(({ id }) => !identified.has(id)),
    // An exported table has the names of the replies.
    ({ id, name }) => normalizeText((isExported && replies.get(id)?.name) || name),
  );
  const added: PlannedRow[] = [];
  const changed: ChangedRow[] = [];
  const unchanged: PlannedRow[] = [];
  const found = [...faults];
  const open = new Map(byId);
  for (const each of rows) {
    const { row, cells } = each;
    const read = readCard(cells);
    const sameName =
      byName.get(normalizeText(read.name)) ?? byName.get(normalizeText(cells.name)) ?? [];
    const stored = cells.id ? byId.get(cells.id) : sameName[0];
    // A row with a fault is about this guest, too.
    if (stored) open.delete(stored.id);
    const language = languages.find((tag) => tag.toLowerCase() === cells.language.toLowerCase());
    const asked = invitedTo.offered.length > 1;
    const days = asked ? daysIn(cells.days, invitedTo) : (stored?.days ?? 'weekend');
    const parsed = storedInvitationSchema.safeParse({
      ...(!read.members && { members: stored?.members, children: stored?.children }),
      ...read,
      days,
      language,
    });
    const messages = [
      ...(parsed.error?.issues ?? []).map(({ path, message }) =>
        path[0] === 'days'
          ? sentence(words.unknownDays(Object.values(invitedTo.names)), 'days', cells.days)
          : sentence(message, String(path[0]), cells[path[0] as ImportedField]),
      ),
      ...(cells.language && !language
        ? [sentence(words.unknownLanguage(languages), 'language', cells.language)]
        : []),
      ...duplicateMessages(row, words.sameName, named.get(normalizeText(read.name))),
      ...duplicateMessages(row, words.sameId, cells.id ? identified.get(cells.id) : []),
      ...(cells.id && !stored ? [sentence(words.unknownId, 'id', cells.id)] : []),
      ...(!cells.id && sameName.length > 1 ? [words.severalGuests(sameName.length)] : []),
    ];
    if (!parsed.success || messages.length > 0) {
      found.push({ row, message: messages.join(' ') });
      continue;
    }
    const card = isExported && stored ? { ...parsed.data, name: stored.name } : parsed.data;
    if (!stored) {
      added.push({ row, id: newInvitationId(), card });
      continue;
    }
    const fields = FIELDS.filter((field) =>
      field === 'members'
        ? membersText(card) !== membersText(stored)
        : (card[field] ?? stored[field]) !== stored[field],
    );
    if (fields.length === 0) unchanged.push({ row, id: stored.id, card });
    else changed.push({ row, id: stored.id, card, stored, fields });
  }
  return {
    added,
    changed,
    unchanged,
    faults: found.sort((one, other) => one.row - other.row),
    absent: [...open.values()],
    unused,
    known: new Set(invitations.map(({ id }) => id)),
    days: events,
    replies,
  };
}

/** In UTF-16 code units, of a cell in a message. */
const QUOTED = 60;

/** @param message without its full stop */
function sentence(message: string, column: string, cell: string): string {
  const quoted = cell.length > QUOTED ? `${cell.slice(0, QUOTED)}…` : cell;
  return words.cell(message, column, quoted);
}

function duplicateMessages(
  row: number,
  message: (row: number) => string,
  rows: readonly TableRow[] = [],
): readonly string[] {
  const other = rows.find((each) => each.row !== row);
  return other ? [message(other.row)] : [];
}

/** What the schema parses. */
function cardIn(
  { name, people }: TableRow['cells'],
  said: Partial<ReturnType<typeof peopleInRow>>,
): Members & { readonly name: string; readonly people: number | undefined } {
  const number = people ? people : String(said.people || '');
  return {
    ...said,
    name: said.name || name,
    people: /^\d+$/.test(number) ? Number(number) : undefined,
  };
}

type Unticked = ReadonlySet<string>;

const tickedFields = (guest: ChangedRow, unticked: Unticked): readonly ImportedField[] =>
  guest.fields.filter((field) => !unticked.has(changeKey(guest, field)));

/** The guests whose replies say more than their changed invitations, and what. */
export const excessIn = ({ changed, days, replies }: ImportPlan, unticked: Unticked) =>
  changed.flatMap((guest): { guest: ChangedRow; excess: readonly Excess[] }[] => {
    const { id, stored, card } = guest;
    const ticked = tickedFields(guest, unticked);
    const excess = excessOf(days, replies.get(id) ?? null, stored, {
      days: ticked.includes('days') ? card.days : stored.days,
      people: ticked.includes('people') ? card.people : stored.people,
      members: ticked.includes('members') ? card.members : stored.members,
    });
    return excess.length > 0 ? [{ guest, excess }] : [];
  });

/**
 * What the import writes: all new guests, and of the others the changes that the host did not untick.
 *
 * @param unticked of `changeKey`
 * @param choice for the replies of `excessIn`
 */
export function changesOf(
  plan: ImportPlan,
  unticked: Unticked,
  choice: ExcessChoice = 'leave',
): Changes {
  const { added, changed, known, days, replies } = plan;
  const excess = new Map(
    choice === 'match' ? excessIn(plan, unticked).map((each) => [each.guest.id, each.excess]) : [],
  );
  const asSeen = days.flatMap(({ day }) => [day, peopleField(day)]);
  return Object.fromEntries([
    ...added.map(
      ({ id, card }) => [`invitations/${id}`, { answers: card, seen: [null], known }] as const,
    ),
    ...changed.flatMap((guest) => {
      const fields = tickedFields(guest, unticked);
      const { card, stored } = guest;
      const isNaming = fields.includes('members');
      const answers = {
        ...Object.fromEntries(fields.map((field) => [field, card[field]])),
        ...(isNaming && { children: card.children ?? null }),
      };
      const current = replies.get(guest.id) ?? null;
      const renamed = renamedPeople(
        current,
        renamesBetween(stored.members ?? [], (isNaming && card.members) || []),
      );
      const change = [`invitations/${guest.id}`, { answers, seen: [guest.stored] }] as const;
      if (fields.length === 0) return [];
      if (!isNaming && !fields.includes('days') && !fields.includes('people')) return [change];
      // The host has decided by this reply. If the guest changes it, the next preview asks again.
      const reply = {
        answers: {
          ...renamed,
          ...answersWithin(days, current, excess.get(guest.id) ?? [], card.people),
        },
        seen: [current],
        asSeen,
      };
      return [change, [`rsvps/${guest.id}`, reply] as const];
    }),
  ]);
}

/** How many guests an import writes. */
export const countOf = (changes: Changes): number => new Set(pathsOf(changes).map(keyOf)).size;
