import { columnsOf } from '@invitation/domain/party/columns';
import { documentOf } from '@invitation/domain/record/questions';
import type { Fields, RecordShape } from '@invitation/domain/record/record';
import { rsvpSchema, safeParseStoredRsvp } from '@invitation/domain/rsvp/rsvp';
import { applyFields } from '@invitation/domain/rsvp/save';

/** Sorts lists, and drops repeats and an empty map of answers, because none of these matters. */
const canonical = (document: Fields): Fields =>
  Object.fromEntries(
    Object.entries(document).flatMap(([key, value]) => {
      if (key === 'lastRsvp') return [];
      if (Array.isArray(value)) return [[key, [...new Set(value)].sort()]];
      if (typeof value !== 'object' || value === null) return [[key, value]];
      const entries = canonical(value as Fields);
      return key === 'answers' && Object.keys(entries).length === 0 ? [] : [[key, entries]];
    }),
  );

/** JSON with sorted keys, because their order does not matter. */
const text = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/**
 * Whether the site could have saved this reply: the schema reads all of it, and would write the same. A reply with
 * names has names on each asked day with a yes (B14).
 */
export function isWholeReply(shape: RecordShape, document: Fields): boolean {
  const { success, data } = safeParseStoredRsvp(shape, 'key', document);
  if (!success || !rsvpSchema(shape.days).safeParse(document).success) return false;
  const columns = applyFields(null, columnsOf(shape, data, data));
  const { data: again } = documentOf(shape, columns);
  const isNamed = shape.days.every(
    ({ day, asked }) => !asked || document[day] !== 'yes' || `${day}Who` in document,
  );
  return (
    ('party' in document ? isNamed : true) && text(canonical(again)) === text(canonical(document))
  );
}
