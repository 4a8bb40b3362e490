import { party as words } from '@invitation/domain/words/group/party';
import * as z from 'zod/mini';
import type { DayId, RecordDay } from '../event/event';
import type {} from '../mode/features';
import { onceFor } from '../record/once-for';
import type { Fields, Person, Question, RecordShape, StoredRsvp } from '../record/record';
import {
  dayOfField,
  type NeedField,
  PARTY_LIMIT,
  type PersonAnswerField,
  peopleField,
  type WhoField,
} from '../record/rsvp-fields';
import { INVISIBLE } from '../record/visible';

/** In characters, which the rules count in a regular expression (B14). */
export const PERSON_NAME_LIMIT = 80;
/** In characters. */
export const NEED_LIMIT = 500;

const CHILD = '(child)';

// react-hook-form takes dots for paths, and drops quotation marks.
const encode = (name: string): string =>
  encodeURIComponent(name).replaceAll('.', '%2E').replaceAll("'", '%27');

export const whoField = (name: string): WhoField => `who/${encode(name)}`;
export const needField = (name: string): NeedField => `need/${encode(name)}`;
export const personAnswerField = ({ id }: Pick<Question, 'id'>, name: string): PersonAnswerField =>
  `answers/${id}/${encode(name)}`;

/** Lists those who come on a day. */
export const whoColumn = (day: DayId) => `${day}Who` as const;

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

export const whoText = (
  days: readonly Pick<RecordDay, 'day'>[],
  coming: readonly DayId[],
  isChild: boolean,
): string =>
  [
    ...days.map(({ day }) => day).filter((day) => coming.includes(day)),
    ...(isChild ? [CHILD] : []),
  ].join(' ');

const FIRST_LETTER = new RegExp(`^[^_${INVISIBLE}]`, 'u');

/** Whether the rules accept it. Firestore refuses field names such as `__a__`. */
export const isPersonName = (name: string): boolean =>
  FIRST_LETTER.test(name) && isLine(name, PERSON_NAME_LIMIT) && !/\p{Cs}/u.test(name);

/** Whether the rules accept it. */
const isPersonAnswer = ({ limit, options }: Question, value: unknown): value is string =>
  typeof value === 'string' &&
  (options.length > 0 ? options.includes(value) : isLine(value, limit));

const isLine = (text: string, limit: number): boolean =>
  [...text].length <= limit && !/[\n\r]/.test(text);

/** @param reply or the values of a form */
export function peopleIn(reply: Fields): readonly Person[] {
  if (globalThis.WITHOUT_NAMED_GUESTS) return [];
  return Object.keys(reply)
    .filter(isWhoField)
    .flatMap((field) => {
      const person = field.slice('who/'.length);
      const days = daysIn(reply[field]).filter((day) => reply[day] === 'yes');
      if (days.length === 0) return [];
      const answers = Object.entries(reply).flatMap(([name, value]) => {
        const [kind, question, who] = name.split('/');
        return kind === 'answers' && who === person && value ? [[question, String(value)]] : [];
      });
      return [
        {
          name: personOf(field),
          days,
          isChild: isChildIn(reply[field]),
          need: String(reply[`need/${person}`] ?? ''),
          answers: Object.fromEntries(answers),
        },
      ];
    });
}

export const namesOn = (reply: Fields | null, day: DayId): readonly string[] =>
  peopleIn(reply ?? {})
    .filter(({ days }) => days.includes(day))
    .map(({ name }) => name);

/** A sentence; `null` if nobody has a name. */
export function whoComes(reply: Fields, day: DayId): string | null {
  if (globalThis.WITHOUT_NAMED_GUESTS) return null;
  const names = namesOn(reply, day);
  return names.length > 0 ? words.coming(names) : null;
}

export const blankPeople = (document: Fields | null): Readonly<Record<string, string>> =>
  globalThis.WITHOUT_NAMED_GUESTS
    ? {}
    : Object.fromEntries(
        Object.keys(document ?? {})
          .filter(isPersonField)
          .map((name) => [name, '']),
      );

/** Fields that change together: a day with its number of people, or all that says who comes. */
export const groupOf = (field: string): string =>
  !globalThis.WITHOUT_NAMED_GUESTS && isWhoField(field) ? 'who' : dayOfField(field);

/**
 * The fields that a writer of this one must have seen, because they depend on each other: a person on days with a yes, and a
 * need or an answer on a person who comes.
 */
export function fieldsBehind(field: string, answers: Fields, current: Fields): readonly string[] {
  if (globalThis.WITHOUT_NAMED_GUESTS) return [];
  const names = Object.keys(current);
  const people = names.filter(isWhoField);
  const [kind, part, person] = field.split('/');
  switch (kind) {
    case 'who': {
      const isOfPerson = (name: string) => isPersonField(name) && name.endsWith(`/${part}`);
      const days = daysIn(answers[field]).flatMap((day) => [day, peopleField(day)]);
      // A person who leaves takes the rest along.
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

const distinct = z.refine<readonly string[]>(
  (names) => new Set(names).size === names.length,
  words.sameName,
);
const namesSchema = z
  .array(z.string().check(z.refine(isPersonName, words.nameRequired(PERSON_NAME_LIMIT))))
  .check(z.maxLength(PARTY_LIMIT), distinct);

type Columns = StoredRsvp & {
  readonly party: readonly string[];
  readonly children: readonly string[];
  readonly needs: Readonly<Record<string, string>>;
  readonly [who: ReturnType<typeof whoColumn>]: readonly string[];
};

const columnsSchema = onceFor((days: readonly RecordDay[]) => {
  const list = z._default(z.array(z.string()), []);
  const need = z.string().check(z.refine((text) => isLine(text, NEED_LIMIT)));
  return z.object({
    party: z._default(namesSchema, []),
    children: list,
    needs: z._default(z.record(z.string(), need), {}),
    ...Object.fromEntries(days.map(({ day }) => [whoColumn(day), list])),
  }) as unknown as z.ZodMiniType<Columns>;
});

/**
 * Leaves out who comes on no day, what belongs to nobody, and an answer that its question does not accept.
 *
 * @param data as stored, or as returned
 */
export function safeParsePeople(
  shape: RecordShape,
  data: Fields,
): z.core.util.SafeParseResult<StoredRsvp> {
  if (globalThis.WITHOUT_NAMED_GUESTS) return { success: true, data: {} };
  const { days, questions = [] } = shape;
  const isFlat = Object.keys(data).some(isWhoField);
  const document = isFlat
    ? Object.fromEntries(
        Object.entries(columnsOf(shape, data, data)).filter(([, value]) => value !== null),
      )
    : data;
  const result = columnsSchema(days).safeParse(document);
  if (!result.success) return result;
  const { party, children, needs, ...columns } = result.data;
  const answers = Object(document.answers) as Fields;
  const people = party.flatMap((name): [string, string][] => {
    const coming = days
      .map(({ day }) => day)
      .filter((day) => data[day] === 'yes' && columns[whoColumn(day)]?.includes(name));
    if (coming.length === 0) return [];
    const given = questions
      .filter(({ each }) => each)
      .map((question) => {
        const ofQuestion = document[`answers/${question.id}`] ?? answers[question.id];
        const answer = isMap(ofQuestion) ? ofQuestion[name] : undefined;
        const isAccepted = isPersonAnswer(question, answer);
        return [personAnswerField(question, name), isAccepted ? answer : ''] as const;
      });
    const need = Object.hasOwn(needs, name) ? needs[name] : undefined;
    const others = [[needField(name), need ?? ''] as const, ...given];
    return [
      [whoField(name), whoText(days, coming, children.includes(name))],
      ...others.flatMap(([field, text]): [string, string][] => (text ? [[field, text]] : [])),
    ];
  });
  return { success: true, data: Object.fromEntries(people) as Fields as StoredRsvp };
}

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Replaces fields of people by whole columns. @param record the whole document after the change */
export function columnsOf(
  { days, questions = [] }: RecordShape,
  fields: Fields,
  record: Fields,
): Fields {
  if (globalThis.WITHOUT_NAMED_GUESTS) return fields;
  const names = Object.keys(fields);
  const isDay = (name: string) => days.some(({ day }) => day === dayOfField(name));
  const isAbout =
    names.some(isPersonField) || (names.some(isDay) && Object.keys(record).some(isPersonField));
  if (!isAbout) return fields;
  const people = peopleIn(record);
  const listOf = (some: readonly Person[]) =>
    some.length > 0 ? some.map(({ name }) => name) : null;
  const mapOf = (textOf: (person: Person) => string | undefined) => {
    const given = people.filter(textOf).map((person) => [person.name, textOf(person)] as const);
    return given.length > 0 ? Object.fromEntries(given) : null;
  };
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([name]) => !isPersonField(name))),
    party: listOf(people),
    children: listOf(people.filter(({ isChild }) => isChild)),
    needs: mapOf(({ need }) => need),
    ...Object.fromEntries(
      days.flatMap(({ day }): [string, unknown][] => {
        const who = listOf(people.filter((person) => person.days.includes(day)));
        const number = peopleField(day);
        // The names replace the number.
        return [
          [whoColumn(day), who],
          ...(who && number in record ? [[number, null] as [string, null]] : []),
        ];
      }),
    ),
    ...Object.fromEntries(
      questions
        .filter(({ each }) => each)
        .map(({ id }) => {
          const field = `answers/${id}`;
          return [field, mapOf(({ answers }) => answers[id]) ?? record[field] ?? null];
        }),
    ),
  };
}

/** @param heads how many came before without names */
export function addedNames(
  day: DayId,
  before: Fields | null,
  after: Fields,
  heads: number,
): readonly WhoField[] {
  if (globalThis.WITHOUT_NAMED_GUESTS) return [];
  const known = namesOn(before, day);
  const names = namesOn(after, day);
  const added =
    known.length > 0 ? names.filter((name) => !known.includes(name)) : names.slice(heads);
  return added.map(whoField);
}

/** Those whom an invitation names (B14). The other `people` are places for guests. */
export type Members = {
  readonly members?: readonly string[] | undefined;
  readonly children?: readonly string[] | undefined;
};

/** The invitation says which of its members are children, and the reply says it of everybody else. */
export const isChildOf = (
  { members = [], children = [] }: Members,
  name: string,
  isChild: boolean,
): boolean => (members.includes(name) ? children.includes(name) : isChild);

/** Whom a greeting names after the invitation: its members, unless its name has them all. */
export const greeted = ({
  name,
  members = [],
}: Members & { readonly name: string }): readonly string[] =>
  members.every((member) => name.includes(member)) ? [] : members;

export const membersShape = {
  members: z.optional(namesSchema),
  children: z.optional(z.array(z.string()).check(distinct)),
};

export const membersChecks = [
  z.refine<Members & { readonly people: number }>(
    ({ members = [], people }) => members.length <= people,
    { path: ['members'], error: words.tooMany },
  ),
  z.refine<Members>(
    ({ members = [], children = [] }) => children.every((name) => members.includes(name)),
    { path: ['children'], error: words.childUnknown },
  ),
];
