import { NEED_LIMIT, PERSON_NAME_LIMIT } from '@invitation/domain/party';
import { PARTY_LIMIT, PEOPLE_LIMIT } from '@invitation/domain/rsvp-fields';
import { acceptsNoMoreOn, answerClause, every, hasPeopleUpToOn, optionsOf } from './rule-clauses';
import type { RulesContent } from './rules-content';

/** A first letter: no white space, as in `hasLetters` of `firestore.rules`, and no underscore. */
const FIRST = String.raw`[^_\t\n\x0b\f\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}]`;
const NAME = String.raw`${FIRST}[^\n\r]{0,${PERSON_NAME_LIMIT - 1}}`;

const lines = (line: string): string => JSON.stringify(String.raw`${line}(\n${line})*`);
const upTo = (limit: number): string => lines(String.raw`[^\n\r]{0,${limit}}`);

/** A list that costs one expression. */
const words = (names: readonly string[]): string => `'${names.join(' ')}'.split(' ')`;

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
  const namesOf = (some: typeof days, suffix = '') => some.map(({ day }) => day + suffix);
  const ofParty = [...namesOf(days, 'Who'), ...['party', 'children', 'needs']];
  const ofPeople = [...namesOf(days, 'People'), ...ofParty];
  const [first, ...rest] = days.map(({ day }) => `after.get('${day}Who', [])`);
  const ofEach = questions.filter(({ each }) => each);
  const hasNumbers = (some: typeof days) =>
    `[${some.map(({ day }) => `after.get('${day}People', 1)`).join(', ')}].hasOnly(${numbersUpTo(PEOPLE_LIMIT)})
    && ${every(some, ({ day }) => `(!('${day}People' in after) || after.${day} == 'yes')`)}`;
  const isUnchanged = (some: typeof days) =>
    `!after.diff(before).affectedKeys().hasAny(${words(['', 'Who', 'People'].flatMap((suffix) => namesOf(some, suffix)))})`;
  return {
    'days()': words(namesOf(days)),
    'peopleFields()': words(ofPeople),
    'askedDays()': words(namesOf(asked)),
    'hasPeople(after, changed)': `!changed.hasAny(${words([...namesOf(days), ...ofPeople])})
    || (after.get('party', []).size() > 0
      ? isParty(after, after.party, after.get('needs', {}), ${first}${rest.map((who) => `.concat(${who})`).join('')})
      : !after.keys().hasAny(${words(ofParty)}) && hasNumbers(after))`,
    'hasNumbers(after)': hasNumbers(days),
    // Everybody comes on some day.
    'isParty(after, party, needs, who)': [
      'areNames(party)',
      `who.hasOnly(party) && who.hasAll(party) && who.size() <= ${PARTY_LIMIT * days.length}`,
      "arePartOf(after.get('children', []), party)",
      `needs.keys().hasOnly(party) && areLines(needs.values(), ${upTo(NEED_LIMIT)})`,
      `!after.keys().hasAny(${words(namesOf(asked, 'People'))})`,
      ...asked.map(
        ({ day }) =>
          `('${day}Who' in after ? after.${day} == 'yes' : after.get('${day}', 'no') == 'no')`,
      ),
      ...others.map(({ day }) => `(!('${day}Who' in after) || after.${day} == 'yes')`),
      ...(others.length > 0
        ? [`(!after.keys().hasAny(${words(namesOf(others, 'People'))}) || ${hasNumbers(others)})`]
        : []),
    ].join('\n    && '),
    'areNames(names)': `names.size() <= ${PARTY_LIMIT} && names.toSet().size() == names.size()
    && areLines(names, ${lines(NAME)})`,
    'arePartOf(names, party)': 'names.hasOnly(party) && names.size() <= party.size()',
    // `join` makes a text of a number, too.
    'areLines(list, pattern)': String.raw`list.hasOnly(list.join('\n').split('\n')) && list.join('\n').matches(pattern)`,
    // A guest may keep what a host has set.
    'hasPeopleUpTo(limit, after, before)': `after.get('party', []).size() > 0
    ? (after.party.size() <= limit || after.party == before.get('party', []))${others.map((day) => ` && ${hasPeopleUpToOn(day)}`).join('')}
    : ${every(days, hasPeopleUpToOn)}`,
    'hasInvited(invitation, changed)': `changed.hasOnly(['name', 'days', 'people', 'language', 'members', 'children'])
    && (invitation.get('members', []).size() == 0 || areNames(invitation.members))
    && invitation.get('members', []).size() <= invitation.people
    && arePartOf(invitation.get('children', []), invitation.get('members', []))`,
    'acceptsNoMore(after, before)': `after.get('party', []).size() > 0
    ? acceptsNobody(after, before)
    : before.get('party', []).size() > 0
      ? !dayAnswers(after).hasAny(['yes'])
      : ${every(days, acceptsNoMoreOn)}`,
    // Nobody takes the place of somebody else. The form asks about no other day.
    'acceptsNobody(after, before)': [
      `(before.get('party', []).size() > 0
      ? ${every(asked, ({ day }) => `before.get('${day}Who', []).hasAll(after.get('${day}Who', []))`)}
      : ${every(asked, ({ day }) => `after.get('${day}Who', []).size() <= (before.get('${day}', 'no') == 'yes' ? before.get('${day}People', 20) : 0)`)})`,
      ...(others.length > 0
        ? [
            `(${isUnchanged(others)} || ${every(others, (day) => `(after.get('${day.day}', 'no') != 'yes' || ${isUnchanged([day])})`)})`,
          ]
        : []),
    ].join('\n    && '),
    'hasOwnAnswers(answers, given, numbers)': every(
      [
        ...questions.filter(({ each }) => !each).map(answerClause),
        ...(ofEach.length > 0
          ? ["hasAnswersOfEach(answers, given, numbers, request.resource.data.get('party', []))"]
          : []),
      ],
      String,
    ),
    ...(ofEach.length > 0 && {
      'hasAnswersOfEach(answers, given, numbers, party)': `party.size() > 0
    ? ${every(ofEach, (question) => {
      const { id, kind, limit } = question;
      const values = `answers.${id}.values()`;
      const check =
        kind === 'text'
          ? `areLines(${values}, ${upTo(limit)})`
          : `${values}.hasOnly(${optionsOf(question)})`;
      return `(!('${id}' in given) || answers.${id}.keys().hasOnly(party) && ${check})`;
    })}
    : ${every(ofEach, answerClause)}`,
    }),
  };
}
