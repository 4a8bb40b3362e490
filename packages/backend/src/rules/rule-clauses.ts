import type { RecordDay } from '@invitation/domain/event/event';
import { TEXT_NAMES } from '@invitation/domain/record/rsvp-fields';
import { INVISIBLE } from '@invitation/domain/record/visible';
import type { RulesQuestion } from './rules-content';

/** A string literal in the rules' language, e.g. for a regular expression. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A list that costs the rules one expression, however many names it has. */
export const words = (names: readonly string[]): string => `'${names.join(' ')}'.split(' ')`;

/** The names of all fields of a reply. @param ofDays those of the days and their people, e.g. `friday` and `fridayPeople` */
export const fieldsOf = (ofDays: readonly string[]): readonly string[] => [
  'id',
  ...TEXT_NAMES,
  'lastRsvp',
  ...ofDays,
  'answers',
];

/** `INVISIBLE` for a regular expression of the rules (RE2), which write `\x{200b}` for `\u200b`. */
export const INVISIBLE_RE2 = INVISIBLE.replaceAll(
  /\\u\{?([\da-f]+)\}?/g,
  (_, digits) => String.raw`\x{${digits}}`,
);

/** Reads a value of a map. Not with a dot, after which `service` or `match` would be keywords of the rules. */
export const valueIn = (map: string, name: string): string => `${map}['${name}']`;

/** Joins conditions cheaply: a request may evaluate 1,000 expressions, of which each `&&` counts as two and a list as one. */
export function all(conditions: readonly string[]): string {
  if (conditions.length < 4) return conditions.join('\n    && ') || 'true';
  return `[\n      ${conditions.join(',\n      ')},\n    ].hasOnly([true])`;
}

export const every = <Item>(items: readonly Item[], condition: (item: Item) => string): string =>
  all(items.map(condition));

export const namesOf = (days: readonly RecordDay[], suffix = ''): readonly string[] =>
  days.map(({ day }) => day + suffix);

export const hasPeopleUpToOn = ({ day }: RecordDay): string =>
  `(after.get('${day}People', 0) <= limit || after.get('${day}People', 0) == before.get('${day}People', 0))`;

/** Without a number, a yes stands for everybody on the invitation. */
export const acceptsNoMoreOn = ({ day }: RecordDay): string =>
  `(after.get('${day}', 'no') != 'yes' || before.get('${day}', 'no') == 'yes' && after.get('${day}People', 20) <= before.get('${day}People', 20))`;

/** A list of the options, split from one text, because each item of a list literal would count as an expression. */
export const optionsOf = ({ options }: RulesQuestion): string =>
  `${JSON.stringify(options.join('\n'))}.split('\\n')`;

/** Checks an answer only if the request changes it. A stored one may belong to an earlier question with this id. */
export const answerClause = (question: RulesQuestion): string => {
  const { id, kind, limit } = question;
  const lines = optionsOf(question);
  const answer = valueIn('answers', id);
  const checks = {
    text: `isText(${answer}, ${limit})`,
    choice: `${answer} in ${lines}`,
    numbers: `${answer}.keys().hasOnly(${lines}) && ${answer}.values().hasOnly(numbers)`,
  };
  return `(!('${id}' in given) || ${checks[kind]})`;
};
