import { answeredFacts, conflictGroupOf, dependenciesOf, factsOf, fromFacts } from '../party/facts';
import type { Fields } from '../record/record';

/** The states that a person has seen: the document as loaded, then own saves without an answer, which may have been written. */
export type Seen = readonly (Fields | null)[];

export interface Save {
  /** `null` removes a field. The save leaves out an `undefined` one. */
  readonly answers: Fields;
  /** Written only into fields that the document lacks. */
  readonly defaults?: Fields;
  readonly seen: Seen;
}

export class Conflict extends Error {
  override name = 'Conflict';
  /** The document; `null` if it was deleted. */
  readonly current: Fields | null;
  /** The names of the fields with unseen values. People are named by their facts. */
  readonly fields: readonly string[];

  constructor(current: Fields | null, fields: readonly string[]) {
    super(current === null ? 'The document was deleted.' : 'The document was changed.');
    this.current = current;
    this.fields = fields;
  }
}

/** `null` removes a field. */
export const applyFields = (current: Fields | null, written: Fields): Fields =>
  Object.fromEntries(
    Object.entries({ ...current, ...written }).filter(([, value]) => value !== null),
  );

/** A value as a form shows it. A list becomes lines, because a name may contain a comma. */
export const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join('\n') : String((value ?? '').valueOf());

/** Whether a form shows both values alike. An absent value looks like an empty one, and a number like its digits. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** The names of the fields that differ. People are compared by their facts. */
export function changedFields(from: Fields | null, to: Fields | null): readonly string[] {
  const [before, after] = [from, to].map((document) => factsOf(document ?? {}));
  return Object.keys({ ...before, ...after }).filter(
    (name) => !isSame(before?.[name], after?.[name]),
  );
}

/**
 * The fields that the person changed (B5).
 *
 * @throws Conflict if the save would replace a value that the person has not seen, or restore a deleted document
 */
export function fieldsToWrite(
  { answers, defaults = {}, seen }: Save,
  current: Fields | null,
): Fields {
  const given = Object.entries(answeredFacts(answers, [current, ...seen])).filter(
    ([, answer]) => answer !== undefined,
  );
  if (current === null) {
    if (!seen.includes(null)) throw new Conflict(null, []);
    return applyFields(fromFacts(applyFields(defaults, Object.fromEntries(given))), {});
  }
  const facts = factsOf(current);
  const states = seen.map((state) => factsOf(state ?? {}));
  const other = given.filter(([name, answer]) => !isSame(facts[name], answer));
  const edited = other
    .filter(([name, answer]) => states.some((state) => !isSame(state[name], answer)))
    .map(([name]) => conflictGroupOf(name));
  // The answer for a day and its number of people change together, or a no could get a number.
  const changed = other.filter(([name]) => edited.includes(conflictGroupOf(name)));
  assertSeen(seen, current, [
    ...changed.map(([name]) => name),
    ...changed.flatMap(([name]) => dependenciesOf(name, Object.fromEntries(given), facts)),
  ]);
  const missing = Object.entries(defaults).filter(([name]) => current[name] === undefined);
  const written = Object.fromEntries([...missing, ...changed]);
  const document = fromFacts(written);
  return document === written
    ? written
    : { ...document, people: fromFacts({ ...facts, ...written }).people };
}

/**
 * @param names fields, and facts in place of people
 * @throws Conflict if one of these has a value that the person has not seen
 */
export function assertSeen(seen: Seen, current: Fields, names: readonly string[]): void {
  const facts = factsOf(current);
  const states = seen.map((state) => factsOf(state ?? {}));
  const unseen = names
    .filter((name) => !states.some((state) => isSame(state[name], facts[name])))
    .map(conflictGroupOf);
  const fields = names.filter((name) => unseen.includes(conflictGroupOf(name)));
  if (fields.length > 0) throw new Conflict(current, [...new Set(fields)]);
}
