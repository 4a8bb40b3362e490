import { normalizeText } from '@invitation/hosts/model/normalize';
import type { Options } from './arguments';
import { lastSaveOf, type StoredDocument } from './documents';
import { EXIT, HostError } from './errors';

/** The conditions for documents to remove. All of them have to be met. */
export interface Selection {
  readonly keys?: ReadonlySet<string>;
  /** Normalized. */
  readonly name?: string;
  /** Normalized. */
  readonly namePart?: string;
  /** The last save is at this time or later. */
  readonly since?: Date;
  /** The last save is before this time. */
  readonly until?: Date;
}

const usageError = (message: string) => new HostError(message, EXIT.usage);

/** A date, or a date and time, with an optional offset from UTC (ISO 8601). */
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses a time of ISO 8601. Without an offset, it is in the time zone of this computer. A date is its midnight.
 *
 * @throws HostError if it is not valid
 */
function parseTime(option: string, text: string): Date {
  const [, date, clock] = ISO_TIME.exec(text) ?? [];
  const time = new Date(clock === undefined ? `${text}T00:00` : text);
  // JavaScript converts 30 February to 2 March.
  const day = date === undefined ? undefined : new Date(`${date}T00:00Z`);
  const exists = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date ?? '');
  if (!exists || Number.isNaN(time.getTime())) {
    throw usageError(
      `--${option} "${text}" is not a time. Write 2025-08-01, 2025-08-01T18:30 or 2025-08-01T18:30Z.`,
    );
  }
  return time;
}

function parseName(option: string, text: string): string {
  const name = normalizeText(text);
  if (name === '') throw usageError(`--${option} "${text}" has no visible letter. Write a name.`);
  return name;
}

/** Reads the conditions. Throws a HostError if there are none, or one is not valid. */
export function parseSelection(options: Options): Selection {
  const { key: keys, name, 'name-contains': part } = options;
  if (keys?.includes(''))
    throw usageError('--key needs a key. The table of `remove` shows the keys.');
  const selection = {
    ...(keys && { keys: new Set(keys) }),
    ...(name !== undefined && { name: parseName('name', name) }),
    ...(part !== undefined && { namePart: parseName('name-contains', part) }),
    ...(options.since !== undefined && { since: parseTime('since', options.since) }),
    ...(options.until !== undefined && { until: parseTime('until', options.until) }),
  };
  if (Object.keys(selection).length === 0) {
    throw usageError(
      'Choose the replies to remove with --key, --name, --name-contains, --since or --until. `npx pnpm rsvps --help` describes them.',
    );
  }
  const { since, until } = selection;
  if (since && until && since >= until) {
    throw usageError(
      '--since is not before --until, so no reply can match. Exchange the two times.',
    );
  }
  return selection;
}

/** Whether a document meets every condition. A name that is not a text matches no name. */
export function isSelected(
  { keys, name, namePart, since, until }: Selection,
  document: StoredDocument,
): boolean {
  const actual = typeof document.data.name === 'string' ? normalizeText(document.data.name) : '';
  const time = lastSaveOf(document);
  return (
    (!keys || keys.has(document.key)) &&
    (name === undefined || actual === name) &&
    (namePart === undefined || actual.includes(namePart)) &&
    (!since || time >= since) &&
    (!until || time < until)
  );
}
