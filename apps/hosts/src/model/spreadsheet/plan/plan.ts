import type { RecordDay } from '@invitation/domain/event/event';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { StoredInvitation } from '@invitation/domain/guest-list/stored-invitation';
import type { PersonalInvitation, Reply } from '../../store/collections';
import { type ImportedNotes, NOTE_FIELDS, type NoteField } from '../contacts/imported-notes';
import type { Fault, GuestTable } from '../meaning/table';

/** The fields of an invitation that an import sets, in the order of the form. */
export const FIELDS = ['name', 'days', 'people', 'members', 'language'] as const;
export type CardField = (typeof FIELDS)[number];
export type ImportedField = CardField | NoteField;

export const isNoteField = (field: ImportedField): field is NoteField =>
  NOTE_FIELDS.some((each) => each === field);

export interface PlannedRow {
  readonly row: number;
  readonly id: string;
  readonly card: StoredInvitation;
  readonly notes: ImportedNotes;
  /** The assumed country of a phone number without a country code, e.g. `US`. */
  readonly phoneCountry?: string;
}
export interface ChangedRow extends PlannedRow {
  readonly stored: StoredInvitation;
  readonly storedNotes: GuestNotes | null;
  /** At least one. */
  readonly fields: readonly ImportedField[];
}

/** A new guest who waits until the host has said what the list does not say. The known parts can be shown. */
export interface WaitingRow {
  readonly row: number;
  readonly card: Partial<StoredInvitation> & { readonly name: string };
  readonly notes: ImportedNotes;
}

/** What an import would do, for the preview. */
export interface ImportPlan extends Omit<GuestTable, 'guests' | 'isExported'> {
  readonly added: readonly PlannedRow[];
  readonly changed: readonly ChangedRow[];
  readonly unchanged: readonly PlannedRow[];
  readonly waitingRows: readonly WaitingRow[];
  /** Sorted by row. These rows are not imported. */
  readonly faults: readonly Fault[];
  /** Sorted by row. Cells that the import leaves out, although it imports their rows. */
  readonly withheld: readonly Fault[];
  /** What the list does not say about new guests, so that the host says it once for all of them. */
  readonly asks: readonly AskedOnce[];
  /** Unknown words for days, in the order of the list. */
  readonly unknownDays: readonly string[];
  /** How many guests wait for the host's answers, including known ones. */
  readonly waiting: number;
  /** Names that two guests of the list share. They become two guests. */
  readonly namesakes: readonly string[];
  /** Invitations that no row names. An import leaves them as they are. */
  readonly absent: readonly PersonalInvitation[];
  /** The ids of the invitations that the list was compared with. */
  readonly known: ReadonlySet<string>;
  readonly days: readonly RecordDay[];
  /** The replies by key, as they were when the host read the preview. */
  readonly guestReplies: Replies;
}

export type AskedOnce = 'days' | 'people';

/** What the host has said once for all new guests. */
export type SaidOnce = { readonly [Asked in AskedOnce]?: StoredInvitation[Asked] | undefined } & {
  /** What words of the list mean, by the word. */
  readonly words?: Readonly<Record<string, StoredInvitation['days'] | undefined>>;
};

export type Replies = ReadonlyMap<string, Reply>;

export const repliesByKey = (replies: readonly Reply[] = []): Replies =>
  new Map(replies.map((reply) => [reply.key, reply]));

/** The key of a change in the preview, e.g. `3 people` for row 3. */
export const changeKey = ({ row }: Pick<PlannedRow, 'row'>, field: ImportedField): string =>
  `${row} ${field}`;
