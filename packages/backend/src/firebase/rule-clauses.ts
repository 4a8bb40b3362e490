import type { RulesContent } from './rules-content';

export const every = <Item>(items: readonly Item[], condition: (item: Item) => string): string =>
  items.map(condition).join('\n    && ') || 'true';

type Day = Pick<RulesContent['days'][number], 'day'>;

export const hasPeopleUpToOn = ({ day }: Day): string =>
  `(after.get('${day}People', 0) <= limit || after.get('${day}People', 0) == before.get('${day}People', 0))`;

/** Without a number, a yes stands for everybody on the invitation. */
export const acceptsNoMoreOn = ({ day }: Day): string =>
  `(after.get('${day}', 'no') != 'yes' || before.get('${day}', 'no') == 'yes' && after.get('${day}People', 20) <= before.get('${day}People', 20))`;

/** A request may evaluate 1,000 expressions, and each item of a list is one, so the options are the lines of a text. */
export const optionsOf = ({ options }: NonNullable<RulesContent['questions']>[number]): string =>
  `${JSON.stringify(options.join('\n'))}.split('\\n')`;

/** Of the answers, only new ones are checked: others may have been given to an earlier question of this name. */
export const answerClause = (question: NonNullable<RulesContent['questions']>[number]): string => {
  const { id, kind, limit } = question;
  const lines = optionsOf(question);
  const checks = {
    text: `isText(answers.${id}, ${limit})`,
    choice: `answers.${id} in ${lines}`,
    numbers: `answers.${id}.keys().hasOnly(${lines}) && answers.${id}.values().hasOnly(numbers)`,
  };
  return `(!('${id}' in given) || ${checks[kind]})`;
};
