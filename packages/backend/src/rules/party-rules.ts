import { NEED_LIMIT, PERSON_NAME_LIMIT } from '@invitation/domain/party/person';
import { PARTY_LIMIT, PEOPLE_LIMIT } from '@invitation/domain/record/rsvp-fields';
import {
  acceptsNoMoreOn,
  all,
  answerClause,
  every,
  fieldsOf,
  hasPeopleUpToOn,
  INVISIBLE_RE2,
  namesOf,
  optionsOf,
  quoted,
  valueIn,
  words,
} from './rule-clauses';
import type { RulesContent } from './rules-content';

const NAME = String.raw`[^_${INVISIBLE_RE2}][^\n\r]{0,${PERSON_NAME_LIMIT - 1}}`;

/** At least one line, and none is empty. */
const lines = (line: string): string => quoted(String.raw`${line}(\n${line})*`);
const upTo = (limit: number): string => lines(String.raw`[^\n\r]{1,${limit}}`);

const numbersUpTo = (limit: number): string =>
  `[${Array.from({ length: limit }, (_, index) => index + 1).join(', ')}]`;

/**
 * The rules' functions for people by name (B14). All items of a list are checked at once, or a party of twelve would need too many
 * expressions. On each asked day with a yes, a party has names and no number.
 */
export function partyFunctions({
  days,
  questions = [],
}: RulesContent): Readonly<Record<string, string>> {
  const asked = days.filter((day) => day.asked);
  const others = days.filter((day) => !day.asked);
  const ofParty = [...namesOf(days, 'Who'), ...['party', 'children', 'needs']];
  const ofPeople = [...namesOf(days, 'People'), ...ofParty];
  const [first, ...rest] = days.map(({ day }) => `after.get('${day}Who', [])`);
  const ofEach = questions.filter(({ each }) => each);
  const isYes = (day: string) => `after.get('${day}', 'no') == 'yes'`;
  const areNumbers = (some: typeof days) =>
    `[${some.map(({ day }) => `after.get('${day}People', 1)`).join(', ')}].hasOnly(${numbersUpTo(PEOPLE_LIMIT)})`;
  const empty = [
    ...namesOf(days, 'Who').map((name) => `'${name}': []`),
    ...["'children': []", "'needs': {}"],
  ];
  const isUnchanged = (some: typeof days) =>
    `!after.diff(before).affectedKeys().hasAny(${words(['', 'Who', 'People'].flatMap((suffix) => namesOf(some, suffix)))})`;
  return {
    'fields()': words(fieldsOf([...namesOf(days), ...ofPeople])),
    'peopleFields()': words(ofPeople),
    'hasPeople(after, changed, answers)': `!changed.hasAny(${words([...namesOf(days), ...ofPeople])})
    || ('party' in after
      ? isParty(after, answers, after.party, ${first}${rest.map((who) => `.concat(${who})`).join('')})
      : !after.keys().hasAny(${words(ofParty)}) && hasNumbers(after))`,
    'hasNumbers(after)': `${areNumbers(days)}
    && ${every(days, ({ day }) => `(!('${day}People' in after) || ${isYes(day)})`)}`,
    // Everybody comes on some day, and nothing is empty: a day with nobody's name would count as everybody's.
    'isParty(after, answers, party, who)': all([
      'areNames(party)',
      'who.hasOnly(party)',
      'who.hasAll(party)',
      `after.diff({${empty.join(', ')}}).unchangedKeys().size() == 0`,
      `who.size() <= ${PARTY_LIMIT * days.length}`,
      "arePartOf(after.get('children', []), party)",
      `(!('needs' in after) || after.needs.keys().hasOnly(party) && areLines(after.needs.values(), ${upTo(NEED_LIMIT)}))`,
      `!after.keys().hasAny(${words(namesOf(asked, 'People'))})`,
      // A yes to a day that the form asks about has names. Another day may have names, a number or none of them.
      `[${days
        .map(({ day, asked: isAsked }) =>
          isAsked
            ? `'${day}Who' in after`
            : `'${day}Who' in after || '${day}People' in after || ${isYes(day)}`,
        )
        .join(', ')}].join(' ').replace('true', 'yes').replace('false', 'no') == answers.join(' ')`,
      ...(others.length > 0 ? [areNumbers(others)] : []),
    ]),
    'areNames(names)': `names.size() <= ${PARTY_LIMIT} && names.toSet().size() == names.size()
    && areLines(names, ${lines(NAME)})`,
    'arePartOf(names, party)': 'names.hasOnly(party) && names.size() <= party.size()',
    // `join` makes a text of a number, too.
    'areLines(list, pattern)': String.raw`list.hasOnly(list.join('\n').split('\n')) && list.join('\n').matches(pattern)`,
    // A guest may keep what a host has set.
    'hasPeopleUpTo(limit, after, before)': `'party' in after
    ? (after.party.size() <= limit || after.party == before.get('party', []))${others.map((day) => ` && ${hasPeopleUpToOn(day)}`).join('')}
    : ${every(days, hasPeopleUpToOn)}`,
    'hasInvited(invitation, changed)': `changed.hasOnly(['name', 'days', 'people', 'language', 'members', 'children'])
    && (invitation.get('members', []).size() == 0 || areNames(invitation.members))
    && invitation.get('members', []).size() <= invitation.people
    && arePartOf(invitation.get('children', []), invitation.get('members', []))`,
    'acceptsNoMore(after, before)': `'party' in after
    ? acceptsNobody(after, before)
    : 'party' in before
      ? !dayAnswers(after).hasAny(['yes'])
      : ${every(days, acceptsNoMoreOn)}`,
    // Nobody takes the place of somebody else. The form asks about no other day.
    'acceptsNobody(after, before)': [
      `('party' in before
      ? ${every(asked, ({ day }) => `before.get('${day}Who', []).hasAll(after.get('${day}Who', []))`)}
      : bringsNoDay(after, before) && ${every(asked, ({ day }) => `after.get('${day}Who', []).size() <= before.get('${day}People', 20)`)})`,
      ...(others.length > 0
        ? [
            `(${isUnchanged(others)} || ${every(others, (day) => `(after.get('${day.day}', 'no') != 'yes' || ${isUnchanged([day])})`)})`,
          ]
        : []),
    ].join('\n    && '),
    // No day with a yes has changed.
    'bringsNoDay(after, before)': `!after.diff({${namesOf(days)
      .map((day) => `'${day}': 'yes'`)
      .join(', ')}}).unchangedKeys().hasAny(after.diff(before).affectedKeys())`,
    'hasOwnAnswers(answers, given, numbers)': all([
      ...questions.filter(({ each }) => !each).map(answerClause),
      ...(ofEach.length > 0
        ? ["hasAnswersOfEach(answers, given, numbers, request.resource.data.get('party', []))"]
        : []),
    ]),
    ...(ofEach.length > 0 && {
      'hasAnswersOfEach(answers, given, numbers, party)': `party.size() > 0
    ? ${every(ofEach, (question) => {
      const { id, kind, limit } = question;
      const answer = valueIn('answers', id);
      const check =
        kind === 'text'
          ? `areLines(${answer}.values(), ${upTo(limit)})`
          : `${answer}.values().hasOnly(${optionsOf(question)})`;
      return `(!('${id}' in given) || ${answer}.keys().hasOnly(party) && ${check})`;
    })}
    : ${every(ofEach, answerClause)}`,
    }),
  };
}
