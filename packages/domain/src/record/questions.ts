import { fields as words } from '@invitation/domain/words/group/fields';
import type {} from '../mode/features';
import type { Mode } from '../mode/mode';
import type { Attendance, Fields, Question, RecordShape } from './record';
import { type AnswerField, PEOPLE_LIMIT } from './rsvp-fields';

export const answerField = ({ id }: Pick<Question, 'id'>): AnswerField => `answers/${id}`;
export const isAnswerField = (name: string): name is AnswerField => name.startsWith('answers/');

export const questionsFor = (questions: readonly Question[], mode: Mode): readonly Question[] =>
  questions.filter(({ site }) => site === 'both' || site === mode);

/** Whether `firestore.rules` accept it. */
export function isAnswer({ kind, limit, options }: Question, value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string' && value.length <= limit;
  if (kind === 'choice') return options.some((option) => option === value);
  return (
    isMap(value) &&
    Object.entries(value).every(
      ([option, count]) =>
        options.includes(option) && Number.isInteger(count) && count >= 0 && count <= PEOPLE_LIMIT,
    )
  );
}

const isMap = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The inverse of `numbersText`; `{}` for the answer to another kind of question. */
export function numbersOf(text: unknown): Readonly<Record<string, number>> {
  try {
    const numbers: unknown = JSON.parse(String(text));
    return isMap(numbers) ? (numbers as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Numbers as JSON, which forms compare like any other text; empty if there are none. */
export function numbersText(
  { options }: Question,
  numbers: Readonly<Record<string, number>>,
): string {
  const given = options.filter((option) => numbers[option]);
  return given.length > 0
    ? JSON.stringify(Object.fromEntries(given.map((option) => [option, numbers[option]])))
    : '';
}

type Asks = Pick<RecordShape, 'questions'>;

/** The part of an answer that its question accepts. Drafts and kept replies may be older than the question. */
function acceptedText(question: Question, text: string): string {
  const { kind, options } = question;
  if (kind === 'numbers') return numbersText(question, numbersOf(text));
  return kind === 'text' || options.includes(text) ? text : '';
}

/**
 * Leaves out an answer that its question does not accept, e.g. because hosts have removed an option.
 *
 * @param document with the map `answers`, or with a field for each answer
 */
export function answersOf(asks: Asks, document: Fields): Fields {
  if (globalThis.WITHOUT_QUESTIONS) return {};
  const { questions = [] } = asks;
  const stored = Object(document.answers) as Fields;
  return Object.fromEntries(
    questions.flatMap((question) => {
      const field = answerField(question);
      const value = document[field] ?? stored[question.id];
      if (typeof value === 'string' && field in document) {
        return [[field, acceptedText(question, value)]];
      }
      if (!isAnswer(question, value)) return [];
      const { kind } = question;
      return [[field, kind === 'numbers' ? numbersText(question, value as never) : value]];
    }),
  );
}

/** For Firestore's `set`: the data, and the fields that it replaces. A merge would keep the numbers of removed options. */
export function documentOf(
  asks: Asks,
  fields: Fields,
): { readonly data: Fields & { readonly answers?: Fields }; readonly mergeFields: string[] } {
  if (globalThis.WITHOUT_QUESTIONS) return { data: fields, mergeFields: Object.keys(fields) };
  const { questions = [] } = asks;
  const answers = questions.flatMap((question) => {
    const value = fields[answerField(question)];
    if (value === undefined) return [];
    const isNumbers = question.kind === 'numbers' && typeof value === 'string';
    return [[question.id, isNumbers ? numbersOf(value) : value] as const];
  });
  const others = Object.entries(fields).filter(([name]) => !isAnswerField(name));
  return {
    data: {
      ...Object.fromEntries(others),
      ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    },
    mergeFields: [...others.map(([name]) => name), ...answers.map(([id]) => `answers.${id}`)],
  };
}

export const answerValues = (
  questions: readonly Question[],
  saved: Readonly<Record<string, unknown>> | null,
): Readonly<Record<AnswerField, string>> =>
  Object.fromEntries(
    questions.map(answerField).map((field) => [field, String(saved?.[field] ?? '')]),
  );

type FormValues = Readonly<Record<string, string | undefined>>;

/** Empty if the guest does not come on the day of the question. */
const givenAnswer = (question: Question, values: FormValues): string =>
  !question.if || values[question.if] === 'yes'
    ? acceptedText(question, values[answerField(question)]?.trim() ?? '')
    : '';

export const answersToSave = (questions: readonly Question[], values: FormValues): Fields =>
  Object.fromEntries(
    questions.map((question) => [answerField(question), givenAnswer(question, values) || null]),
  );

/** Reports texts that are too long (B4), in the form of zod's issues. */
export const answerIssues = (questions: readonly Question[], values: FormValues) =>
  questions.flatMap((question) => {
    const { kind, limit } = question;
    const { length } = givenAnswer(question, values);
    return kind === 'text' && length > limit
      ? [{ path: [answerField(question)], message: words.tooLong(limit, length) }]
      : [];
  });

/** How many people chose an option. A choice for all counts for each person. */
export function chosenBy(
  question: Question,
  option: string,
  reply: Fields,
  { heads, people }: Attendance,
): number {
  const { id, kind, each } = question;
  if (heads === 0) return 0;
  if (each && people.length > 0) {
    return people.filter(({ answers }) => answers[id] === option).length;
  }
  const answer = reply[answerField(question)];
  if (kind === 'numbers') return numbersOf(answer)[option] ?? 0;
  return answer === option ? heads : 0;
}

export const shownOption = ({ options, shownOptions }: Question, option: string): string =>
  shownOptions?.[options.indexOf(option)] ?? option;

/** E.g. `2 × Fish, 1 × Meat`. */
export const answerText = (question: Question, value: unknown): string =>
  question.kind === 'numbers'
    ? Object.entries(numbersOf(value))
        .map(([option, count]) => `${count} × ${shownOption(question, option)}`)
        .join(', ')
    : shownOption(question, String(value ?? ''));
