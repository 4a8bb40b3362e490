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

/** A regular expression for one or more lines, each of which matches `line`. */
const lines = (line: string): string => quoted(String.raw`${line}(\n${line})*`);
const upTo = (limit: number): string => lines(String.raw`[^\n\r]{1,${limit}}`);

const numbersUpTo = (limit: number): string =>
  `[${Array.from({ length: limit }, (_, index) => index + 1).join(', ')}]`;

/**
 * The rules' functions for replies that name people (B14). They check all items of a list at once, because a party of twelve would
 * need too many expressions. Such a reply has names and no number on each asked day with a yes.
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
    // Everybody in the party comes on some day. No list is empty: a yes without names would count as everybody.
    'isParty(after, answers, party, who)': all([
      'areNames(party)',
      'who.hasOnly(party)',
      'who.hasAll(party)',
      `after.diff({${empty.join(', ')}}).unchangedKeys().size() == 0`,
      `who.size() <= ${PARTY_LIMIT * days.length}`,
      "arePartOf(after.get('children', []), party)",
      `(!('needs' in after) || after.needs.keys().hasOnly(party) && areLines(after.needs.values(), ${upTo(NEED_LIMIT)}))`,
      `!after.keys().hasAny(${words(namesOf(asked, 'People'))})`,
      // On a day that the form asks about, a yes needs names and names need a yes. On other days, names or a number need a yes.
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
    // `join` turns a number into a text, so `hasOnly` refuses it.
    'areLines(list, pattern)': String.raw`list.hasOnly(list.join('\n').split('\n')) && list.join('\n').matches(pattern)`,
    // A guest may keep a larger party or number that a host has set.
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
    // Nobody may take the place of somebody else. A yes to a day that the form does not ask about must stay as it is.
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
    // Whether each yes was there before.
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
