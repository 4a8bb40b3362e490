import { NEWS_TEXT_LIMIT } from '@invitation/domain/guest-list/news';
import { partyFunctions } from './party-rules';
import {
  acceptsNoMoreOn,
  answerClause,
  every,
  fieldsOf,
  hasPeopleUpToOn,
  INVISIBLE_RE2,
  namesOf,
  quoted,
  valueIn,
  words,
} from './rule-clauses';
import type { RulesContent } from './rules-content';

const FUNCTIONS =
  /(?<begin> *\/\/ Begin of the days\..*\n)[\s\S]*?(?<end> *\/\/ End of the days\.)/;
const INDENT = '    ';
const NEWS_TEXT = String.raw`[^${INVISIBLE_RE2}][^\t]{0,${NEWS_TEXT_LIMIT - 1}}`;

/** @param rules the text of `firestore.rules`; replaces the functions between its two comments about days */
export function rulesFor(rules: string, content: RulesContent): string {
  if (!FUNCTIONS.test(rules)) {
    throw new Error(
      'firestore.rules has no place for the days. Restore the comments "Begin of the days" and "End of the days".',
    );
  }
  const functions = Object.entries({
    ...functionsFor(content),
    ...(content.namedGuests && partyFunctions(content)),
  })
    .map(([signature, result]) => `function ${signature} {\n  return ${result};\n}\n`)
    .join('\n')
    .replaceAll(/^(?=.)/gm, INDENT);
  // A replacement that is a text would expand `$&` and `$1` in the couple's words.
  return rules.replace(FUNCTIONS, (_, begin, end) => `${begin}${functions}${end}`);
}

function functionsFor({
  days,
  questions = [],
  closesAt,
  opensAt,
  endsAt,
  ownerEmail,
}: RulesContent): Readonly<Record<string, string>> {
  const asked = days.filter((day) => day.asked);
  const otherDays = days.filter(({ guests }) => guests === 'weekend');
  const now = (comparison: string, time: string) =>
    `request.time ${comparison} timestamp.value(${Date.parse(time)})`;
  return {
    'fields()': words(fieldsOf(days.flatMap(({ day }) => [day, `${day}People`]))),
    'days()': words(namesOf(days)),
    'peopleFields()': words(namesOf(days, 'People')),
    'askedDays()': words(namesOf(asked)),
    'dayAnswers(after)': `[${days.map(({ day }) => `after.get('${day}', 'no')`).join(', ')}]`,
    // Only a yes has a number.
    'hasPeople(after, changed, answers)': every(
      days,
      ({ day }) =>
        `(!('${day}People' in after) || !changed.hasAny(['${day}', '${day}People']) || after.get('${day}', 'no') == 'yes' && isPeople(${valueIn('after', `${day}People`)}))`,
    ),
    // A guest may keep a number that a host has set.
    'hasPeopleUpTo(limit, after, before)': every(days, hasPeopleUpToOn),
    'hasInvited(invitation, changed)': "changed.hasOnly(['name', 'days', 'people', 'language'])",
    'questions()': questions.length > 0 ? words(questions.map(({ id }) => id)) : '[]',
    'hasOwnAnswers(answers, given, numbers)': every(questions, answerClause),
    'hasArrivals(after, changed, numbers)': every(
      days,
      ({ day }) => `(!('${day}' in changed) || areCounts(after.get('${day}', {}), numbers))`,
    ),
    'isForEveryonesDays(after)': every(
      otherDays,
      (each) => `after.get('${each.day}', '${each.asked ? '' : 'no'}') == 'no'`,
    ),
    'acceptsNoMore(after, before)': every(days, acceptsNoMoreOn),
    // After the last day for replies, guests can decline and correct their answers, but bring no more people.
    'isInTime(before)': [
      ...(opensAt === undefined ? [] : [now('>=', opensAt)]),
      ...(endsAt === undefined ? [] : [now('<', endsAt)]),
      '(!isClosed() || acceptsNoMore(request.resource.data, before) && addsNoGuest(request.resource.data, before))',
    ].join('\n    && '),
    'isClosed()': closesAt === null ? 'false' : now('>=', closesAt),
    'isOwnersEmail(email)': ownerEmail ? `email == ${quoted(ownerEmail)}` : 'false',
    'isVisible(value)': `value.matches(${quoted(`(?s).*[^${INVISIBLE_RE2}].*`)})`,
    // Checks all texts at once, or ten news in five languages would need too many expressions. `hasOnly` refuses numbers.
    'areNewsTexts(texts)': String.raw`texts.hasOnly(texts.join('\t').split('\t')) && texts.join('\t').matches(${quoted(`${NEWS_TEXT}(\t${NEWS_TEXT})*`)})`,
  };
}
