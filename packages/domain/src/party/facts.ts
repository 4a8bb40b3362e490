// Two versions of a reply are compared fact by fact (B5): when a person comes, what they need, what they answer. A fact is a field
// with a text, so forms, drafts and conflicts treat it like any other field. Documents have `people` instead.
import type { DayId, RecordDay } from '../event/event';
import type {} from '../mode/features';
import type { Fields, Person, Question } from '../record/record';
import {
  dayOfField,
  type NeedField,
  type PersonAnswerField,
  peopleField,
  type WhoField,
} from '../record/rsvp-fields';

const CHILD = '(child)';

// react-hook-form reads dots as paths, and drops quotation marks.
const encode = (name: string): string =>
  encodeURIComponent(name).replaceAll('.', '%2E').replaceAll("'", '%27').replaceAll('%2B', '+');

/** A guest whose name nobody has said is `+1`, `+2` and so on, in forms and in documents (B14). */
export const isUnnamed = (name: string): boolean => /^\+\d+$/.test(name);

/** The field of a form for the name that is typed for such a guest. */
export const placeNameField = (key: string) => `name/${key}` as const;

export const whoField = (name: string): WhoField => `who/${encode(name)}`;
export const needField = (name: string): NeedField => `need/${encode(name)}`;
export const personAnswerField = ({ id }: Pick<Question, 'id'>, name: string): PersonAnswerField =>
  `answers/${id}/${encode(name)}`;

const isWhoField = (field: string): field is WhoField => field.startsWith('who/');
export const isPersonField = (field: string): field is WhoField | NeedField | PersonAnswerField =>
  /^(who|need|answers\/[^/]+)\//.test(field);

export const personOf = (field: string): string =>
  decodeURIComponent(field.slice(field.lastIndexOf('/') + 1));

export const daysIn = (who: unknown): readonly DayId[] =>
  String(who ?? '')
    .split(' ')
    .filter((part): part is DayId => part !== '' && part !== CHILD);

export const isChildIn = (who: unknown): boolean => String(who ?? '').endsWith(CHILD);

/** E.g. `friday sunday (child)`, in the order of `days`. */
export const whoText = (
  days: readonly Pick<RecordDay, 'day'>[],
  coming: readonly DayId[],
  isChild: boolean,
): string =>
  [
    ...days.map(({ day }) => day).filter((day) => coming.includes(day)),
    ...(isChild ? [CHILD] : []),
  ].join(' ');

const factsOfPerson = ({ name, days, isChild, need, answers }: Person): Fields => ({
  [whoField(name)]: [...days, ...(isChild ? [CHILD] : [])].join(' '),
  ...(need && { [needField(name)]: need }),
  ...Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [personAnswerField({ id }, name), answer]),
  ),
});

const isPeople = (people: unknown): people is readonly Person[] => Array.isArray(people);

/** A document, or a part of it, with facts in place of `people`. */
export function factsOf(document: Fields): Fields {
  if (globalThis.WITHOUT_NAMED_GUESTS || !isPeople(document.people)) return document;
  const { people, ...others } = document;
  return { ...Object.assign({}, ...people.map(factsOfPerson)), ...others };
}

/** The inverse of `factsOf`. Leaves out people who come on no day; `people` is `null` if nobody is left. */
export function fromFacts(facts: Fields): Fields {
  const names = Object.keys(facts);
  if (globalThis.WITHOUT_NAMED_GUESTS || !names.some(isPersonField)) return facts;
  const people = names.filter(isWhoField).flatMap((field): Person[] => {
    const days = daysIn(facts[field]);
    if (days.length === 0) return [];
    const key = field.slice('who/'.length);
    const answers = names.flatMap((name) => {
      const [kind, question, person] = name.split('/');
      return kind === 'answers' && person === key && facts[name]
        ? [[question, String(facts[name])]]
        : [];
    });
    return [
      {
        name: personOf(field),
        days,
        isChild: isChildIn(facts[field]),
        need: String(facts[`need/${key}`] ?? ''),
        answers: Object.fromEntries(answers),
      },
    ];
  });
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([name]) => !isPersonField(name))),
    people: people.length > 0 ? people : null,
  };
}

/**
 * The answers of a save as facts. A `people` list names everybody who comes, so facts of other people in the states become `null`.
 */
export function answeredFacts(answers: Fields, states: readonly (Fields | null)[]): Fields {
  if (globalThis.WITHOUT_NAMED_GUESTS) return answers;
  const { people, ...others } = answers;
  if (!isPeople(people) && !(people === null && states.some((state) => isPeople(state?.people)))) {
    return answers;
  }
  const known = states.flatMap((state) => Object.keys(factsOf(state ?? {})).filter(isPersonField));
  return {
    ...Object.fromEntries(known.map((name) => [name, null])),
    ...factsOf({ people }),
    ...others,
  };
}

/** An empty value for each fact of the people in a document. */
export const blankPeople = (document: Fields | null): Readonly<Record<string, string>> =>
  globalThis.WITHOUT_NAMED_GUESTS
    ? {}
    : Object.fromEntries(
        Object.keys(factsOf(document ?? {}))
          .filter(isPersonField)
          .flatMap((name) =>
            isUnnamed(personOf(name)) ? [name, placeNameField(personOf(name))] : [name],
          )
          .map((name) => [name, '']),
      );

/** Fields with the same group change together: a day and its number of people, or all `who` facts. */
export const conflictGroupOf = (field: string): string =>
  !globalThis.WITHOUT_NAMED_GUESTS && isWhoField(field) ? 'who' : dayOfField(field);

/**
 * The fields that a writer of this one must have seen, because they depend on each other: a person on days with a yes, and a
 * need or an answer on a person who comes.
 *
 * @param answers as facts
 * @param current as facts
 */
export function dependenciesOf(field: string, answers: Fields, current: Fields): readonly string[] {
  if (globalThis.WITHOUT_NAMED_GUESTS) return [];
  const names = Object.keys(current);
  const people = names.filter(isWhoField);
  const [kind, part, person] = field.split('/');
  switch (kind) {
    case 'who': {
      const isOfPerson = (name: string) => isPersonField(name) && name.endsWith(`/${part}`);
      const days = daysIn(answers[field]).flatMap((day) => [day, peopleField(day)]);
      // The other facts of a person come and go with them.
      const isStaying = days.length > 0 && field in current;
      const others = isStaying ? [] : Object.keys({ ...answers, ...current }).filter(isOfPerson);
      return [...people, ...days, ...others];
    }
    case 'need':
      return [`who/${part}`];
    case 'answers':
      return person === undefined
        ? names.filter((name) => name.startsWith(`${field}/`))
        : [`who/${person}`, `answers/${part}`];
    default:
      return people.filter((name) => daysIn(current[name]).includes(dayOfField(field)));
  }
}

/**
 * The fields that follow the document when a person keeps the saved answers in `fields`. Who comes is one answer, so it includes
 * the days and all other facts of the people.
 *
 * @param values those of the form
 * @param theirs the facts of the document, with all names of the form
 */
export function fieldsKeptWith(
  fields: readonly string[],
  values: Fields,
  theirs: Fields,
): readonly string[] {
  if (globalThis.WITHOUT_NAMED_GUESTS) return fields;
  const names = fields.flatMap((name) =>
    isPersonField(name) ? [name] : [name, ...dependenciesOf(name, theirs, values)],
  );
  if (!names.some(isWhoField)) return names;
  const people = Object.keys(theirs).filter((name) => /^(who|name)\//.test(name));
  return [...names, ...people, ...people.flatMap((name) => dependenciesOf(name, theirs, theirs))];
}
