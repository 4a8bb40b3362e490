import type { CelebrationEvent } from '@invitation/domain/event';

export interface RulesContent {
  readonly days: readonly Pick<CelebrationEvent, 'day' | 'asked' | 'guests'>[];
  readonly questions?: readonly {
    readonly id: string;
    readonly kind: 'text' | 'choice' | 'numbers';
    readonly limit: number;
    readonly options: readonly string[];
    readonly each?: 'person';
  }[];
  /** Whether invitations may name people. */
  readonly namedGuests?: boolean;
  /** The end of the last day for replies, ISO 8601 with a trailing `Z`. `null` without one. */
  readonly closesAt: string | null;
  /** As `parseEmail` returns it. Default: nobody is a host without a document. */
  readonly ownerEmail?: string | null | undefined;
}

const FUNCTIONS =
  /(?<begin> *\/\/ Begin of the days\..*\n)[\s\S]*?(?<end> *\/\/ End of the days\.)/;
const INDENT = '    ';

/** Puts the days of a celebration into `firestore.rules`, which have the days of the sample. */
export function rulesFor(rules: string, content: RulesContent): string {
  if (!FUNCTIONS.test(rules)) {
    throw new Error(
      'firestore.rules has no place for the days. Restore the comments "Begin of the days" and "End of the days".',
    );
  }
  const functions = functionsFor(content)
    .join('\n')
    .replaceAll(/^(?=.)/gm, INDENT);
  // As a text, the replacement would expand `$&` and `$1` in what the couple wrote.
  return rules.replace(FUNCTIONS, (_, begin, end) => `${begin}${functions}${end}`);
}

function functionsFor({ days, questions = [], closesAt, ownerEmail }: RulesContent): string[] {
  const asked = days.filter((day) => day.asked);
  const otherDays = days.filter(({ guests }) => guests === 'weekend');
  const closed =
    closesAt === null ? 'false' : `request.time >= timestamp.value(${Date.parse(closesAt)})`;
  return [
    ruleFunction('days()', list(days)),
    ruleFunction('peopleFields()', list(days, 'People')),
    ruleFunction('askedDays()', list(asked)),
    ruleFunction(
      'dayAnswers(after)',
      `[${days.map(({ day }) => `after.get('${day}', 'no')`).join(', ')}]`,
    ),
    // Only a yes has a number.
    ruleFunction(
      'hasPeople(after, changed)',
      every(
        days,
        ({ day }) =>
          `(!('${day}People' in after) || !changed.hasAny(['${day}', '${day}People']) || after.get('${day}', 'no') == 'yes' && isPeople(after.${day}People))`,
      ),
    ),
    // A guest may keep a number that a host has set.
    ruleFunction(
      'hasPeopleUpTo(limit, after, before)',
      every(
        days,
        ({ day }) =>
          `(after.get('${day}People', 0) <= limit || after.get('${day}People', 0) == before.get('${day}People', 0))`,
      ),
    ),
    ruleFunction(
      'questions()',
      questions.length > 0 ? `'${questions.map(({ id }) => id).join(' ')}'.split(' ')` : '[]',
    ),
    ruleFunction('hasOwnAnswers(answers, given, numbers)', every(questions, answerClause)),
    ruleFunction(
      'hasArrivals(after, before, changed, numbers)',
      every(
        days,
        ({ day }) =>
          `(!('${day}' in changed) || areCounts(after.get('${day}', {}), before.get('${day}', 0), numbers))`,
      ),
    ),
    ruleFunction(
      'isForEveryonesDays(after)',
      every(otherDays, (each) => `after.get('${each.day}', '${each.asked ? '' : 'no'}') == 'no'`),
    ),
    ruleFunction(
      'acceptsNoMore(after, before)',
      every(
        days,
        // No number stands for everybody on the invitation.
        ({ day }) =>
          `(after.get('${day}', 'no') != 'yes' || before.get('${day}', 'no') == 'yes' && after.get('${day}People', 20) <= before.get('${day}People', 20))`,
      ),
    ),
    ruleFunction('isClosed()', closed),
    ruleFunction(
      'isOwnersEmail(email)',
      ownerEmail ? `email == ${JSON.stringify(ownerEmail)}` : 'false',
    ),
  ];
}

const ruleFunction = (signature: string, result: string): string =>
  `function ${signature} {\n  return ${result};\n}\n`;

const list = (days: RulesContent['days'], suffix = ''): string =>
  `[${days.map(({ day }) => `'${day}${suffix}'`).join(', ')}]`;

/**
 * Of the answers, only new ones are checked: others may have been given to an earlier question of this name. A request may
 * evaluate 1,000 expressions, and each item of a list is one, so the options are the lines of a text.
 */
const answerClause = ({
  id,
  kind,
  limit,
  options,
}: NonNullable<RulesContent['questions']>[number]): string => {
  const lines = `${JSON.stringify(options.join('\n'))}.split('\\n')`;
  const checks = {
    text: `isText(answers.${id}, ${limit})`,
    choice: `answers.${id} in ${lines}`,
    numbers: `answers.${id}.keys().hasOnly(${lines}) && answers.${id}.values().hasOnly(numbers)`,
  };
  return `(!('${id}' in given) || ${checks[kind]})`;
};

const every = <Item>(items: readonly Item[], condition: (item: Item) => string): string =>
  items.map(condition).join('\n    && ') || 'true';
