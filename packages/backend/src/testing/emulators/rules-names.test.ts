import { readFileSync } from 'node:fs';
import { idFault } from '@invitation/domain/build-time/faults/day-faults';
import type { DayId } from '@invitation/domain/event/event';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { rulesFor } from '../../rules/rules';
import type { RulesContent } from '../../rules/rules-content';
import { asHost, environmentOfFile, IS_NIGHT, loadRules } from './rules-environment';

const PROJECT = 'demo-names';
const environment = await environmentOfFile(PROJECT);

/**
 * Keywords, types, functions and namespaces of the rules' language that the rules of a celebration may not use.
 * Sources: https://firebase.google.com/docs/rules/rules-language and https://firebase.google.com/docs/reference/rules
 */
const WORDS =
  'service match allow if let return function true false null in is get list read create update delete write import export from as const var for while else switch case new this void rules bool boolean bytes constraint duration float int integer latlng map number path request resource set string timestamp debug exists existsAfter getAfter hashing math firestore storage cloud firebase token auth uid data time method params query database documents limit offset orderBy keys values diff affectedKeys addedKeys removedKeys changedKeys unchangedKeys hasAll hasAny hasOnly size concat join removeAll toSet difference intersection union lower upper matches replace split trim toUtf8 abs ceil floor isInfinite isNaN pow round sqrt distance date value nanos seconds year crc32 md5 sha256 toHexString toBase64 bind and or not';

type Question = NonNullable<RulesContent['questions']>[number];
const OPTIONS = ['It\'s "one"', 'Two \\ $& $1', '日本 \u0007'];
const question = (id: string, index: number): Question => {
  const kind = (['text', 'choice', 'numbers'] as const)[index % 3] ?? 'text';
  const options = kind === 'text' ? [] : OPTIONS;
  const isOfEach = kind !== 'numbers' && index % 2 === 0;
  return { id, kind, limit: 20, options, ...(isOfEach && { each: 'person' as const }) };
};

/** @param names of the days, then of the questions */
const contentOf = (names: readonly string[], dayCount: number, namedGuests: boolean) => ({
  days: names.slice(0, dayCount).map((day, index) => ({
    day: day as DayId,
    asked: index % 3 < 2,
    guests: 'weekend' as const,
  })),
  questions: names.slice(dayCount).map(question),
  namedGuests,
  closesAt: null,
  opensAt: '2020-01-01T00:00:00Z',
  ownerEmail: 'nora@example.com',
});

/** A reply with all days and answers: by name, or for the whole party. */
function replyTo({ days, questions, namedGuests }: ReturnType<typeof contentOf>) {
  const party = ['Ana'];
  const answers = questions.map(({ id, kind, options, each }): [string, unknown] => {
    const answer = kind === 'text' ? 'Fado' : options[1];
    if (namedGuests && each) return [id, { Ana: answer }];
    return [id, kind === 'numbers' ? { [String(answer)]: 2 } : answer];
  });
  return {
    name: 'Ada',
    ...Object.fromEntries(days.map(({ day }) => [day, 'yes'])),
    ...(namedGuests
      ? { party, ...Object.fromEntries(days.map(({ day }) => [`${day}Who`, party])) }
      : Object.fromEntries(days.map(({ day }) => [`${day}People`, 2]))),
    answers: Object.fromEntries(answers),
    lastRsvp: serverTimestamp(),
  };
}

/** All words of the language, and all that the rules themselves consist of. */
const rules = rulesFor(
  readFileSync(RULES_FILE, 'utf8'),
  contentOf(['friday', 'saturday', 'sunday', 'meal', 'song', 'ride'], 3, true),
);
const code = rules.replaceAll(/\/\/.*|'[^'\n]*'|"(\\.|[^"\n])*"/g, '');
const names = [...new Set([...WORDS.split(' '), ...(code.match(/[a-zA-Z]\w*/g) ?? [])])].filter(
  (name) => idFault(name, '') === null,
);
/** As many as the days and questions of one celebration. */
const GROUP = 14;
/** The emulator takes most of a second for the rules of each group. */
const TRIED = IS_NIGHT ? names.length : 4 * GROUP;

it(`each of ${TRIED} words of the rules can name a day and a question`, async () => {
  expect(names).toEqual(expect.arrayContaining(['service', 'match', 'isRsvp', 'after', 'in']));
  const counts = { contents: 0, saved: 0 };
  const order = fc.shuffledSubarray(names, { minLength: TRIED, maxLength: TRIED });
  const [shuffled = []] = fc.sample(order, { numRuns: 1 });
  for (let start = 0; start < shuffled.length; start += GROUP) {
    const some = shuffled.slice(start, start + GROUP);
    const half = Math.ceil(some.length / 2);
    const swapped = [...some.slice(half), ...some.slice(0, half)];
    for (const [index, group] of [some, swapped].entries()) {
      const content = contentOf(group, half, (start / GROUP + index) % 2 === 0);
      await loadRules(PROJECT, content);
      counts.contents += 1;
      const document = doc(asHost(environment), `rsvps/reply-${counts.contents}`);
      await setDoc(document, replyTo(content)).then(
        () => {
          counts.saved += 1;
        },
        (error) => expect.fail(`${group.join(' ')}: ${error.message}`),
      );
    }
  }
  expect(counts.saved).toBe(counts.contents);
}, 600_000);
