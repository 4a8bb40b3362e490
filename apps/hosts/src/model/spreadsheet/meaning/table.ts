import type { Column } from '../headings/column';
import { MEANINGS, type Meaning } from '../headings/meanings';
import type { ImportSite } from './import-site';
import type { ReadGuest } from './read-guest';

/** The most guests of one import. All pages are still smooth with so many. */
export const ROW_LIMIT = 5_000;

/** What is wrong with a row, and how to correct it. */
export interface Fault {
  /** The row's number, as spreadsheets count. */
  readonly row: number;
  /** Whole sentences. */
  readonly message: string;
}

/** A row that is no guest, e.g. of totals. */
export interface SkippedRow {
  readonly row: number;
  readonly text: string;
}

export interface GuestTable {
  /** Empty if the list cannot be read. */
  readonly columns: readonly Column[];
  /** Two values of each column, for the host to compare. */
  readonly samples: readonly (readonly string[])[];
  readonly guests: readonly ReadGuest[];
  readonly faults: readonly Fault[];
  readonly skipped: readonly SkippedRow[];
  /** The headings of columns that an import ignores. */
  readonly unused: readonly string[];
  /** Those of them with answers that guests have given to another service. */
  readonly replies: readonly string[];
  /** Whether the page has exported it, with the names as in the replies. */
  readonly isExported: boolean;
  /** How many guests without an invitation an exported table has. An import leaves them out. */
  readonly uninvited: number;
}

export const EMPTY_TABLE: GuestTable = {
  columns: [],
  samples: [],
  guests: [],
  faults: [],
  skipped: [],
  unused: [],
  replies: [],
  isExported: false,
  uninvited: 0,
};

/** The meanings of columns on a site: no language if it has only one (B16), no seats without named guests, no days without a choice. */
export const meaningsOn = ({
  languages,
  namedGuests,
  invitedTo: { offered },
}: ImportSite): readonly Meaning[] =>
  MEANINGS.filter(
    (meaning) =>
      (meaning !== 'language' || languages.length > 0) &&
      (namedGuests || meaning !== 'seats') &&
      (meaning !== 'days' || offered.length > 1),
  );
