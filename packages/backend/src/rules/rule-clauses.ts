import type { RecordDay } from '@invitation/domain/event/event';
import { TEXT_NAMES } from '@invitation/domain/record/rsvp-fields';
import { INVISIBLE } from '@invitation/domain/record/visible';
import type { RulesQuestion } from './rules-content';

/** A text of the rules' language, e.g. a regular expression. */
export const quoted = (text: string): string => JSON.stringify(text);

/** A list that costs one expression for all names together. */
export const words = (names: readonly string[]): string => `'${names.join(' ')}'.split(' ')`;

/** All fields of a reply. @param ofDays their answers and who comes */
export const fieldsOf = (ofDays: readonly string[]): readonly string[] => [
  'id',
  ...TEXT_NAMES,
  'lastRsvp',
  ...ofDays,
  'answers',
];

/** Between the brackets of a regular expression. The rules write `\x{200b}` for `\u200b`. */
export const INVISIBLE_RE2 = INVISIBLE.replaceAll(
  /\\u\{?([\da-f]+)\}?/g,
  (_, digits) => String.raw`\x{${digits}}`,
);

/** A value of a map. After a dot, names such as `service` or `match` would be words of the rules' language. */
export const valueIn = (map: string, name: string): string => `${map}['${name}']`;

/** A request may evaluate 1,000 expressions. Each `&&` counts as two, and a list as one. */
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

/** Each item of a list is an expression, so the options are the lines of a text. */
export const optionsOf = ({ options }: RulesQuestion): string =>
  `${JSON.stringify(options.join('\n'))}.split('\\n')`;

/** Of the answers, only new ones are checked: others may have been given to an earlier question of this name. */
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
