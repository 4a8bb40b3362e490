import type { Options } from './arguments';
import { lastSaveOf, type StoredDocument } from './documents';
import { EXIT, HostError } from './errors';
import { normalizeText } from './normalize';

/** Which documents to remove: those that fulfil every condition that is given. */
export interface Selection {
  /** Any of these keys. */
  readonly keys?: ReadonlySet<string>;
  /** The whole name, normalized. */
  readonly name?: string;
  /** A part of the name, normalized. */
  readonly namePart?: string;
  /** The earliest last save. */
  readonly since?: Date;
  /** The last save is before this time. */
  readonly until?: Date;
}

const misuse = (message: string) => new HostError(message, EXIT.misuse);

/** A date, or a date and time, with an optional offset from UTC (ISO 8601). */
const ISO_TIME = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * Parses a time as ISO 8601. Without an offset it is in the time zone of this computer; a date alone is its midnight.
 *
 * @throws HostError if it is no such time
 */
function parseTime(option: string, text: string): Date {
  const [, date, clock] = ISO_TIME.exec(text) ?? [];
  const time = new Date(clock === undefined ? `${text}T00:00` : text);
  // JavaScript takes 30 February for 2 March.
  const day = date === undefined ? undefined : new Date(`${date}T00:00Z`);
  const exists = day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date ?? '');
  if (!exists || Number.isNaN(time.getTime())) {
    throw misuse(
      `--${option} "${text}" is not a time. Write 2025-08-01, 2025-08-01T18:30 or 2025-08-01T18:30Z.`,
    );
  }
  return time;
}

function parseName(option: string, text: string): string {
  const name = normalizeText(text);
  if (name === '') throw misuse(`--${option} "${text}" has no visible letter. Write a name.`);
  return name;
}

/**
 * Reads a selection from the options.
 *
 * @throws HostError if nothing is selected, or an option's value is not valid
 */
export function parseSelection(options: Options): Selection {
  const { key: keys, name, 'name-contains': part } = options;
  if (keys?.includes('')) throw misuse('--key needs a key. The table of `remove` shows the keys.');
  const selection = {
    ...(keys && { keys: new Set(keys) }),
    ...(name !== undefined && { name: parseName('name', name) }),
    ...(part !== undefined && { namePart: parseName('name-contains', part) }),
    ...(options.since !== undefined && { since: parseTime('since', options.since) }),
    ...(options.until !== undefined && { until: parseTime('until', options.until) }),
  };
  if (Object.keys(selection).length === 0) {
    throw misuse(
      'Say which replies to remove: --key, --name, --name-contains, --since or --until. `npx pnpm rsvps --help` describes them.',
    );
  }
  const { since, until } = selection;
  if (since && until && since >= until) {
    throw misuse('--since is not before --until, so no reply can match. Exchange the two times.');
  }
  return selection;
}

/** Whether a document fulfils every condition. A document whose name is no text matches no name. */
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
