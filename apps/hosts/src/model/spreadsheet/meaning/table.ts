import type { Column } from '../headings/column';
import { MEANINGS, type Meaning } from '../headings/meanings';
import type { ImportSite } from './import-site';
import type { ReadGuest } from './read-guest';

/** Guests of one import. All pages are smooth with as many guests. */
export const ROW_LIMIT = 5_000;

/** What is wrong with a row, and how to correct it. */
export interface Fault {
  /** As spreadsheets count it. */
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
  /** None if the list cannot be read. */
  readonly columns: readonly Column[];
  /** Two values of each column, for the host to compare. */
  readonly samples: readonly (readonly string[])[];
  readonly guests: readonly ReadGuest[];
  readonly faults: readonly Fault[];
  readonly skipped: readonly SkippedRow[];
  /** The headings of columns that an import ignores. */
  readonly unused: readonly string[];
  /** Those of them that say what guests have answered to another service. */
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

/** What a list can say on a site: no language where there is one (B16), and no seats without named guests. */
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
