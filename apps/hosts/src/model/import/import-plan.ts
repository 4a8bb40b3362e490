import type { RecordDay } from '@invitation/domain/event';
import type { GuestNotes } from '@invitation/domain/guest-notes';
import { newInvitationId } from '@invitation/domain/invitation-link';
import type { Members } from '@invitation/domain/party';
import type { Fields } from '@invitation/domain/record';
import { peopleField } from '@invitation/domain/rsvp-fields';
import {
  type StoredInvitation,
  storedInvitationSchema,
} from '@invitation/domain/stored-invitation';
import { searchText } from '@invitation/domain/text-forms';
import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { groupBy } from '../group-by-name';
import { NO_NOTES, type NotesByKey } from '../guest-notes';
import type { PersonalInvitation } from '../invitations';
import { renamedPeople, renamedSeats, renamesBetween } from '../members';
import { type Changes, keyOf, pathsOf } from '../replacement';
import type { Reply } from '../replies';
import { answersWithin, type Excess, type ExcessChoice, excessOf } from '../reply-excess';
import { daysIn } from './days-cell';
import {
  type Fault,
  type GuestTable,
  type ImportSite,
  readableLines,
  type TableRow,
} from './guest-table';
import type { Meaning } from './headings';
import {
  type ImportedNotes,
  NOTE_FIELDS,
  type NoteField,
  notesIn,
  noteText,
  sentence,
} from './imported-notes';
import { membersText, peopleInRow, withKnownChildren } from './named-people';

/** What an import sets of an invitation, in the order of the form. */
const FIELDS = ['name', 'days', 'people', 'members', 'language'] as const;
type CardField = (typeof FIELDS)[number];
export type ImportedField = CardField | NoteField;

export const isNoteField = (field: ImportedField): field is NoteField =>
  NOTE_FIELDS.some((each) => each === field);

/** A row that is to be imported. */
export interface PlannedRow {
  readonly row: number;
  readonly id: string;
  readonly card: StoredInvitation;
  readonly notes: ImportedNotes;
}
interface ChangedRow extends PlannedRow {
  readonly stored: StoredInvitation;
  readonly storedNotes: GuestNotes | null;
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
  /** By row. Cells that an import leaves out of rows. */
  readonly withheld: readonly Fault[];
  readonly columns: GuestTable['columns'];
  /** What no column says of new guests, so that the host says it once for all of them. */
  readonly asks: readonly AskedOnce[];
  /** How many new guests wait for that. */
  readonly waiting: number;
  /** Invitations that no row names. An import leaves them as they are. */
  readonly absent: readonly PersonalInvitation[];
  readonly unused: GuestTable['unused'];
  readonly uninvited: number;
  /** The ids of the invitations that the list was compared with. */
  readonly known: ReadonlySet<string>;
  readonly days: readonly RecordDay[];
  /** By key, as they were when the host read the preview. */
  readonly replies: Replies;
}

type AskedOnce = 'days' | 'people';

/** What the host has said once for all new guests. */
export type SaidOnce = { readonly [Asked in AskedOnce]?: StoredInvitation[Asked] | undefined };

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
  { columns, rows, faults, unused, isExported = false, uninvited = 0 }: GuestTable,
  invitations: readonly PersonalInvitation[],
  { languages, invitedTo, namedGuests = false, events = [] }: ImportSite,
  given?: readonly Reply[],
  notes: NotesByKey = NO_NOTES,
  said: SaidOnce = {},
): ImportPlan {
  const replies = repliesByKey(given);
  const readCard = (cells: TableRow['cells']) =>
    cardIn(cells, namedGuests ? peopleInRow(isExported ? '' : cells.name, cells.members) : {});
  const named = groupBy(rows, ({ cells }) => searchText(readCard(cells).name));
  const identified = groupBy(rows, ({ cells }) => cells.id);
  const byId = new Map(invitations.map((invitation) => [invitation.id, invitation]));
  const byName = groupBy(
    invitations.filter(({ id }) => !identified.has(id)),
    // An exported table has the names as in the replies.
    ({ id, name }) => searchText((isExported && replies.get(id)?.name) || name),
  );
  const added: PlannedRow[] = [];
  const changed: ChangedRow[] = [];
  const unchanged: PlannedRow[] = [];
  const found = [...faults];
  const withheld: Fault[] = [];
  const asks = new Set<AskedOnce>();
  let waiting = 0;
  const hasColumn = (meaning: Meaning) => columns.some((each) => each.meaning === meaning);
  const open = new Map(byId);
  for (const each of rows) {
    const { row, cells } = each;
    const read = readCard(cells);
    const sameName = byName.get(searchText(read.name)) ?? byName.get(searchText(cells.name)) ?? [];
    const stored = cells.id ? byId.get(cells.id) : sameName[0];
    // A row with a fault also names this guest.
    if (stored) open.delete(stored.id);
    const language = languages.find((tag) => tag.toLowerCase() === cells.language.toLowerCase());
    const asked = invitedTo.offered.length > 1;
    const isDaysAsked = asked && !hasColumn('days') && !stored;
    const isPeopleAsked = !hasColumn('people') && read.people === undefined && !stored;
    if (isDaysAsked) asks.add('days');
    if (isPeopleAsked) asks.add('people');
    const days =
      asked && hasColumn('days')
        ? daysIn(cells.days, invitedTo)
        : (stored?.days ?? said.days ?? 'weekend');
    // Without an answer, the row waits. Its other faults are listed already.
    const people =
      read.people ?? (hasColumn('people') ? undefined : (stored?.people ?? said.people ?? 1));
    const parsed = storedInvitationSchema.safeParse({
      ...(!read.members && { members: stored?.members, children: stored?.children }),
      ...read,
      people,
      days,
      language,
    });
    const messages = [
      ...(parsed.error?.issues ?? []).map(({ path, message }) =>
        path[0] === 'days'
          ? sentence(words.unknownDays(Object.values(invitedTo.names)), 'days', cells.days)
          : sentence(message, String(path[0]), cells[path[0] as CardField]),
      ),
      ...(cells.language && !language
        ? [sentence(words.unknownLanguage(languages), 'language', cells.language)]
        : []),
      ...duplicateMessages(row, words.sameName, named.get(searchText(read.name))),
      ...duplicateMessages(row, words.sameId, cells.id ? identified.get(cells.id) : []),
      ...(cells.id && !stored ? [sentence(words.unknownId, 'id', cells.id)] : []),
      ...(!cells.id && sameName.length > 1 ? [words.severalGuests(sameName.length)] : []),
    ];
    if (!parsed.success || messages.length > 0) {
      found.push({ row, message: messages.join(' ') });
      continue;
    }
    const own = notesIn(cells);
    for (const message of own.withheld) withheld.push({ row, message });
    if ((isDaysAsked && !said.days) || (isPeopleAsked && !said.people)) {
      waiting++;
      continue;
    }
    if (!stored) {
      added.push({ row, id: newInvitationId(), card: parsed.data, notes: own.notes });
      continue;
    }
    const card = {
      ...withKnownChildren(parsed.data, stored, replies.get(stored.id)),
      ...(isExported && { name: stored.name }),
    };
    const storedNotes = notes.get(stored.id) ?? null;
    const fields = [
      ...FIELDS.filter((field) =>
        field === 'members'
          ? membersText(card) !== membersText(stored)
          : (card[field] ?? stored[field]) !== stored[field],
      ),
      ...NOTE_FIELDS.filter(
        (field) =>
          field in own.notes &&
          noteText(own.notes, field) !== readableLines(noteText(storedNotes, field)),
      ),
    ];
    const planned = { row, id: stored.id, card, notes: own.notes };
    if (fields.length === 0) unchanged.push(planned);
    else changed.push({ ...planned, stored, storedNotes, fields });
  }
  return {
    added,
    changed,
    unchanged,
    faults: found.sort((one, other) => one.row - other.row),
    withheld,
    columns,
    asks: [...asks],
    waiting,
    absent: [...open.values()],
    unused,
    uninvited,
    known: new Set(invitations.map(({ id }) => id)),
    days: events,
    replies,
  };
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
    // Spreadsheets write whole numbers as `2.0`, too.
    people: /^\d+([.,]0+)?$/.test(number) ? Number.parseInt(number, 10) : undefined,
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
    ...added.flatMap(({ id, card, notes }) => [
      [`invitations/${id}`, { answers: card, seen: [null], known }] as const,
      ...(Object.keys(notes).length > 0
        ? [[`guestNotes/${id}`, { answers: notes, seen: [null] }] as const]
        : []),
    ]),
    ...changed.flatMap((guest) => {
      const ticked = tickedFields(guest, unticked);
      const fields = ticked.filter((field) => !isNoteField(field));
      const noteFields = ticked.filter(isNoteField);
      const { card, stored, notes, storedNotes } = guest;
      const isNaming = fields.includes('members');
      const answers = {
        ...Object.fromEntries(fields.map((field) => [field, card[field]])),
        ...(isNaming && { children: card.children ?? null }),
      };
      const current = replies.get(guest.id) ?? null;
      const renames = renamesBetween(stored.members ?? [], (isNaming && card.members) || []);
      const renamed = renamedPeople(current, renames);
      if (ticked.length === 0) return [];
      const change = [
        `invitations/${guest.id}`,
        // Notes are only written while their guest is there.
        { answers, seen: [guest.stored], ...(fields.length === 0 && { asSeen: [] }) },
      ] as const;
      const noted: Fields = {
        ...renamedSeats(storedNotes, renames),
        ...Object.fromEntries(noteFields.map((field) => [field, notes[field]])),
      };
      const written = [
        change,
        ...(Object.keys(noted).length > 0
          ? [[`guestNotes/${guest.id}`, { answers: noted, seen: [storedNotes] }] as const]
          : []),
      ];
      if (!isNaming && !fields.includes('days') && !fields.includes('people')) return written;
      // The host decided by this reply. If it changes, the next preview asks again.
      const reply = {
        answers: {
          ...renamed,
          ...answersWithin(days, current, excess.get(guest.id) ?? [], card.people),
        },
        seen: [current],
        asSeen,
      };
      return [...written, [`rsvps/${guest.id}`, reply] as const];
    }),
  ]);
}

/** How many guests an import writes. */
export const countOf = (changes: Changes): number => new Set(pathsOf(changes).map(keyOf)).size;
