import { fields } from '@invitation/domain/words/group/fields';
import { party as words } from '@invitation/domain/words/group/party';
import type { DayId, RecordDay } from '../event/event';
import { whoColumn } from '../party/columns';
import {
  daysIn,
  isChildIn,
  isUnnamed,
  needField,
  personAnswerField,
  personOf,
  placeNameField,
  whoField,
  whoText,
} from '../party/facts';
import { isChildOf, type Members } from '../party/members';
import { isPersonName, NEED_LIMIT, PERSON_NAME_LIMIT, peopleIn } from '../party/person';
import type { Fields, Question } from '../record/record';
import { peopleField } from '../record/rsvp-fields';
import { visibleText } from '../record/text-forms';
import { trimLine } from '../record/visible';
import type { Values } from './edit';

export interface PartyForm extends Members {
  readonly people: number;
  /** All days of the record, in its order. */
  readonly days: readonly RecordDay[];
  readonly asked: readonly DayId[];
  readonly questions: readonly Question[];
}

/** The last part of a person's fields: an encoded name, or `+1` for the first place of a guest whom the invitation does not name. */
export type PersonKey = string;

export const isPlace = isUnnamed;

/** The keys of all people in the form, members first. */
export const personKeys = (values: Values): readonly PersonKey[] =>
  Object.keys(values)
    .filter((name) => name.startsWith('who/'))
    .map((name) => name.slice('who/'.length));

export const shownName = (key: PersonKey, values: Values): string =>
  isPlace(key) ? trimLine(values[placeNameField(key)] ?? '') : personOf(key);

/** The key, such as `+1`, stands for a guest without a name. */
const savedName = (key: PersonKey, values: Values): string =>
  shownName(key, values) || personOf(key);

/** The name, or e.g. `Your guest 2`. */
export const labelOf = (key: PersonKey, values: Values): string =>
  shownName(key, values) || [words.guest, ...(key === '+1' ? [] : [key.slice(1)])].join(' ');

/** The values before the first reply: all members come. Empty for an invitation without names. */
export function blankParty({
  members = [],
  children = [],
  people,
  days,
  asked,
  questions,
}: PartyForm): Values {
  if (members.length === 0) return {};
  const places = Array.from({ length: people }, (_, index) => `+${index + 1}`)
    .filter((key) => !members.includes(key))
    .slice(0, people - members.length);
  const others = (key: PersonKey) => [
    [`need/${key}`, ''],
    ...questions.map(({ id }) => [`answers/${id}/${key}`, '']),
  ];
  return Object.fromEntries([
    ...members.flatMap((name) => {
      const field = whoField(name);
      return [
        [field, whoText(days, asked, children.includes(name))],
        ...others(field.slice('who/'.length)),
      ];
    }),
    ...places.flatMap((key) => [[`who/${key}`, ''], [placeNameField(key), ''], ...others(key)]),
  ]);
}

/** Whether a place is in use: its guest comes, or has a typed name. */
export const isTaken = (key: PersonKey, values: Values): boolean =>
  Boolean(values[`who/${key}`] || shownName(key, values));

/** The first free place for a guest; `undefined` if all places are in use. */
export function freePlace({ members = [], people }: PartyForm, values: Values) {
  const known = new Set<string>(members.map(whoField));
  const keys = personKeys(values);
  const guests = keys
    .filter((key) => !known.has(`who/${key}`))
    .filter((key) =>
      isPlace(key) ? isTaken(key, values) : daysIn(values[`who/${key}`]).length > 0,
    );
  return guests.length < people - members.length
    ? keys.find((key) => isPlace(key) && !isTaken(key, values))
    : undefined;
}

/** The `who` fact of a guest who is added: they come on every asked day, like a member. */
export const addedGuest = ({ days, asked }: PartyForm): string => whoText(days, asked, false);

export const withDay = (
  { days }: Pick<PartyForm, 'days'>,
  who: string | undefined,
  day: DayId,
  isComing: boolean,
): string =>
  whoText(
    days,
    [...daysIn(who).filter((each) => each !== day), ...(isComing ? [day] : [])],
    isChildIn(who),
  );

export const withChild = (
  { days }: Pick<PartyForm, 'days'>,
  who: string | undefined,
  isChild: boolean,
): string => whoText(days, daysIn(who), isChild);

/** The field of the form for a saved fact. For a guest with a typed name, it is the field of the name. */
export function typedAt(field: string, values: Values): string {
  const place = personKeys(values).find(
    (key) => isPlace(key) && whoField(shownName(key, values)) === field,
  );
  return place ? placeNameField(place) : field;
}

const comingDays = ({ asked }: PartyForm, key: PersonKey, values: Values): readonly DayId[] =>
  daysIn(values[`who/${key}`]).filter((day) => !asked.includes(day) || values[day] === 'yes');

const isAskedOf = (question: Question, days: readonly DayId[]): boolean =>
  question.if ? days.includes(question.if) : days.length > 0;

export const comingKeys = (form: PartyForm, values: Values, day?: DayId): readonly PersonKey[] =>
  personKeys(values).filter((key) => {
    const days = comingDays(form, key, values);
    return day ? days.includes(day) : days.length > 0;
  });

const line = (text: string | undefined): string =>
  trimLine(text ?? '').replaceAll(/\s*[\n\r]\s*/g, ' ');

/** Empty if neither the invitation nor the reply has names. */
export function partyToSave(form: PartyForm, values: Values): Fields {
  const { days, asked, questions } = form;
  const keys = personKeys(values);
  if (keys.length === 0) return {};
  const removed = keys.flatMap((key) => [
    `who/${key}`,
    `need/${key}`,
    ...questions.map(({ id }) => `answers/${id}/${key}`),
    ...(isPlace(key) ? [placeNameField(key)] : []),
  ]);
  const given = comingKeys(form, values).flatMap((key) => {
    const name = savedName(key, values);
    const coming = comingDays(form, key, values);
    const isChild = isChildIn(values[`who/${key}`]);
    return [
      [whoField(name), whoText(days, coming, isChildOf(form, name, isChild))],
      [needField(name), line(values[`need/${key}`]) || null],
      ...questions
        .filter((question) => isAskedOf(question, coming))
        .map((question) => [
          personAnswerField(question, name),
          line(values[`answers/${question.id}/${key}`]) || null,
        ]),
    ];
  });
  // The names replace the numbers.
  const numbers = [...asked.map(peopleField), ...questions.map(({ id }) => `answers/${id}`)];
  return {
    ...Object.fromEntries([...numbers, ...removed].map((name) => [name, null])),
    ...Object.fromEntries(given),
  };
}

/** Has the form of zod's issues. "Nobody comes" is reported at `<day>Who`. */
export function partyIssues(form: PartyForm, values: Values, saved: Fields | null = null) {
  const keys = personKeys(values);
  if (keys.length === 0) return [];
  const coming = comingKeys(form, values);
  const names = coming.map((key) => visibleText(savedName(key, values)).toLowerCase());
  const known = peopleIn(saved ?? {}).map(({ name }) => name);
  // Hosts may have reduced the invitation since. The rules accept the same people again.
  const isSameParty =
    coming.length === known.length && coming.every((key) => known.includes(savedName(key, values)));
  const tooLong = (path: string, text: string | undefined, limit: number) => {
    const { length } = [...line(text)];
    return length > limit ? [{ path: [path], message: fields.tooLong(limit, length) }] : [];
  };
  return [
    ...form.asked
      .filter((day) => values[day] === 'yes' && comingKeys(form, values, day).length === 0)
      .map((day) => ({ path: [whoColumn(day)], message: words.nobody as string })),
    ...coming.flatMap((key, index) => {
      const days = comingDays(form, key, values);
      const path = [isPlace(key) ? placeNameField(key) : `who/${key}`];
      return [
        ...(isPersonName(savedName(key, values))
          ? []
          : [{ path, message: words.nameRequired(PERSON_NAME_LIMIT) }]),
        // Only a name that is typed here can be changed here.
        ...(isPlace(key) && names.indexOf(names[index] ?? '') < index
          ? [{ path, message: words.sameName }]
          : []),
        ...(index === form.people && !isSameParty ? [{ path, message: words.tooMany }] : []),
        ...tooLong(`need/${key}`, values[`need/${key}`], NEED_LIMIT),
        ...form.questions
          .filter((question) => question.kind === 'text' && isAskedOf(question, days))
          .flatMap(({ id, limit }) => {
            const name = `answers/${id}/${key}`;
            return tooLong(name, values[name], limit);
          }),
      ];
    }),
  ];
}
