import { parseEmail } from '@invitation/domain/guest-list/email';
import {
  type GuestNotes,
  guestNotesSchema,
  TAGS_LIMIT,
} from '@invitation/domain/guest-list/guest-notes';
import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { notes } from '@invitation/domain/words/hosts/notes';
import { reminders } from '@invitation/domain/words/hosts/reminders';
import { canBeTable } from '../../people/seating';
import { readPhone } from '../../text/phone';

/** The fields of hosts' notes that an import sets (B15). */
export const NOTE_FIELDS = ['phone', 'email', 'address', 'table', 'seats', 'tags', 'note'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];
/** These fields as texts of cells; empty without a note. */
export type NoteCells = Readonly<Record<NoteField, string>>;
export type ImportedNotes = Pick<GuestNotes, NoteField>;

const tagsIn = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split(/[;\n]/.test(cell) ? /[;\n]/ : ',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Splits at lines, and at semicolons before a seat, e.g. `Ana = 8; Tom = 9`. Other semicolons belong to the name of a table. */
const seatLinesIn = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split(/\n|;(?=[^;]+ = )/)
      .map((seat) => seat.trim())
      .filter(Boolean),
  ),
];

const read = (field: NoteField, cell: string): ImportedNotes[NoteField] =>
  field === 'tags' ? tagsIn(cell) : field === 'seats' ? seatLinesIn(cell) : cell;

/** E.g. `family; work`. The last semicolon tells that a comma is part of a tag. */
export const tagsText = (tags: readonly string[] = []): string =>
  tags.join('; ') + (tags.length === 1 && tags[0]?.includes(',') ? ';' : '');

/** A note as the text of a cell, e.g. to compare two. */
export const noteText = (notes: ImportedNotes | null | undefined, field: NoteField): string =>
  field === 'tags'
    ? tagsText(notes?.tags)
    : field === 'seats'
      ? (notes?.seats ?? []).join('; ')
      : (notes?.[field] ?? '');

/** How much of a cell a message quotes, in UTF-16 code units. */
const QUOTED = 60;

const quoted = (cell: string): string =>
  cell.length > QUOTED ? `${cell.slice(0, QUOTED)}…` : cell;

/** @param column the host's own heading; @param message a sentence, also without its full stop */
export const sentence = (message: string, column: string, cell: string): string =>
  words.inColumn(column, words.cell(message.replace(/\.$/, ''), quoted(cell)));

/** Why a cell cannot be kept, as a whole sentence; `null` if it can. */
function refusal(
  field: NoteField,
  cell: string,
  isNoPhone: boolean,
  column: string,
): string | null {
  if (field === 'phone' && (isNoPhone || readPhone(cell, '') === null))
    return words.inColumn(column, reminders.notANumber(quoted(cell)));
  if (field === 'email' && parseEmail(cell) === null)
    return words.inColumn(column, words.noEmail(quoted(cell)));
  if (field === 'table' && !canBeTable(cell)) return sentence(notes.noEquals, column, cell);
  const { error } = guestNotesSchema.safeParse({ [field]: read(field, cell) });
  if (!error) return null;
  const message =
    field === 'seats'
      ? notes.seatFormat('')
      : field === 'tags' && tagsIn(cell).length > TAGS_LIMIT
        ? notes.tooManyTags(TAGS_LIMIT)
        : error.issues[0]?.message;
  return sentence(message ?? '', column, cell);
}

/** What a list says about a guest besides the invitation. */
interface NotedGuest {
  readonly notes: NoteCells;
  readonly isNoPhone: boolean;
  readonly cellOf: (field: NoteField, cell: string) => { readonly heading: string };
}

/** Reads the notes in a guest's cells. Those that cannot be kept are left out, and reported in `withheld`. */
export function notesIn({ notes: cells, isNoPhone, cellOf }: NotedGuest): {
  readonly notes: ImportedNotes;
  /** Whole sentences. */
  readonly withheld: readonly string[];
} {
  const given = NOTE_FIELDS.filter((field) => cells[field]);
  const refused = new Map(
    given.flatMap((field) => {
      const { heading } = cellOf(field, cells[field]);
      const message = refusal(field, cells[field], isNoPhone, heading);
      return message === null ? [] : [[field, message] as const];
    }),
  );
  const kept = given.filter((field) => !refused.has(field));
  return {
    notes: Object.fromEntries(kept.map((field) => [field, read(field, cells[field])])),
    withheld: [...refused.values()],
  };
}
