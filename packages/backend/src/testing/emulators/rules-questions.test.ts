import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import type { DayId } from '@invitation/domain/event/event';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesFor } from '../../rules/rules';
import { refusedAnswers } from './refused-answers';
import {
  asAdministrator,
  asHost,
  clearAllButHost,
  createRulesEnvironment,
  firestoreOf,
  seedDocument,
} from './rules-environment';

/** The most options of a question. */
const MANY_OPTIONS = Array.from(
  { length: 12 },
  (_, index) => `It's "option" \\ ${index}, $& é ($20)`,
);
/** Few, because the emulator takes longer with each. */
const OPTIONS = MANY_OPTIONS.slice(0, 4);
const [FISH = '', MEAT = ''] = OPTIONS;
const base = { limit: 500, options: [] as readonly string[] };
const QUESTIONS = [
  { ...base, id: 'meal', kind: 'numbers', options: OPTIONS },
  { ...base, id: 'shuttle', kind: 'choice', options: OPTIONS },
  { ...base, id: 'song', kind: 'text', limit: 10 },
] as const;
const DAYS = [
  ...WEEKEND,
  ...(['monday', 'tuesday', 'wednesday', 'thursday'] as DayId[]).map(
    (day) => ({ day, asked: true, guests: 'weekend' }) as const,
  ),
];
const INVITED = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

/** Saves answers as a new guest, or over answers of a minute ago. */
async function saveOf(environment: RulesTestEnvironment, answers: unknown, before?: object) {
  const path = 'rsvps/guest';
  const reply = { name: 'Ada', friday: 'yes', saturday: 'yes' };
  const lastRsvp = Timestamp.fromMillis(Date.now() - 60_000);
  if (before) await seedDocument(environment, path, { ...reply, answers: before, lastRsvp });
  else await deleteDoc(doc(await asAdministrator(environment), path));
  const document = doc(firestoreOf(environment, 'guest'), path);
  return setDoc(document, { ...reply, answers, lastRsvp: serverTimestamp() }, { merge: true });
}

describe('Answers', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const content = { days: WEEKEND, questions: QUESTIONS, closesAt: null };
    environment = await createRulesEnvironment('demo-questions', content);
  });
  afterAll(() => environment.cleanup());

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['numbers', { meal: { [FISH]: 0, [MEAT]: 20 } }],
    ['an option', { shuttle: MEAT }],
    ['a text at its limit', { song: 'x'.repeat(10) }],
    ['all of them', { meal: { [FISH]: 1 }, shuttle: FISH, song: '' }],
  ])('may be %s', (_, answers) => assertSucceeds(saveOf(environment, answers)));

  it.each<[string, unknown]>([
    ['no map', 'Fish'],
    ['to a question that there is not', { dessert: 'Cake' }],
    ['numbers above 20', { meal: { [FISH]: 21 } }],
    ['numbers below 0', { meal: { [FISH]: -1 } }],
    ['numbers that are not whole', { meal: { [FISH]: 1.5 } }],
    ['numbers as text', { meal: { [FISH]: '1' } }],
    ['numbers of another option', { meal: { Cake: 1 } }],
    ['an option instead of numbers', { meal: FISH }],
    ['another option', { shuttle: 'Cake' }],
    ['several options', { shuttle: [FISH] }],
    ['too long', { song: 'x'.repeat(11) }],
    ['no text', { song: 7 }],
  ])('may not be %s', (_, answers) => assertFails(saveOf(environment, answers)));

  it('to a question that is gone stay, and are not changed', async () => {
    const before = { dessert: 'Cake', meal: { Cake: 2 } };
    await assertSucceeds(saveOf(environment, { song: 'Fado' }, before));
    await assertSucceeds(saveOf(environment, { ...before, song: 'Fado' }, before));
    await assertSucceeds(saveOf(environment, { meal: deleteField() }, before));
    await assertFails(saveOf(environment, { dessert: 'Tart' }, before));
    await assertFails(saveOf(environment, { dessert: deleteField() }, before));
    await assertFails(saveOf(environment, { meal: { [FISH]: 1 } }, before));
  });
});

it('Without questions, every answer is refused', async () => {
  const environment = await createRulesEnvironment('demo-no-questions');
  await assertFails(saveOf(environment, { meal: { [FISH]: 1 } }));
  await assertSucceeds(saveOf(environment, { gone: 'Cake' }, { gone: 'Cake' }));
  await environment.cleanup();
});

it('The largest celebration stays within the limit of expressions of a request', async () => {
  const questions = Array.from({ length: 10 }, (_, index) => ({
    ...base,
    id: `question${index}`,
    kind: 'numbers' as const,
    options: MANY_OPTIONS,
  }));
  const numbers = Object.fromEntries(MANY_OPTIONS.map((option) => [option, 20]));
  const reply = {
    name: 'Ada',
    guest: 'Grace',
    dietaryRestrictions: 'Vegan',
    otherNotes: '-',
    ...Object.fromEntries(
      DAYS.flatMap(({ day }) => [
        [day, 'yes'],
        [`${day}People`, 20],
      ]),
    ),
    answers: Object.fromEntries(questions.map(({ id }) => [id, numbers])),
    lastRsvp: serverTimestamp(),
  };
  const open = { days: DAYS, questions, closesAt: null };
  const environment = await createRulesEnvironment('demo-largest', open);
  await clearAllButHost(environment);
  await assertSucceeds(setDoc(doc(asHost(environment), 'rsvps', INVITED), reply));
  const invitation = { name: 'Ada', days: 'weekend', people: 20 };
  await seedDocument(environment, `invitations/${INVITED}`, invitation);
  await deleteDoc(doc(await asAdministrator(environment), 'rsvps', INVITED));
  const document = doc(firestoreOf(environment, 'guest'), 'rsvps', INVITED);
  await assertSucceeds(setDoc(document, { id: INVITED, ...reply }));
  await environment.cleanup();

  const closed = { ...open, closesAt: '2020-01-01T00:00:00Z' };
  const afterwards = await createRulesEnvironment('demo-largest', closed);
  await updateDoc(doc(await asAdministrator(afterwards), 'rsvps', INVITED), {
    name: '',
    answers: deleteField(),
    lastRsvp: Timestamp.fromMillis(0),
  });
  await assertSucceeds(
    updateDoc(doc(firestoreOf(afterwards, 'guest'), 'rsvps', INVITED), { id: INVITED, ...reply }),
  );
  await afterwards.cleanup();
});

describe('The check of a deployment', () => {
  const content = {
    days: WEEKEND,
    questions: QUESTIONS,
    closesAt: '2020-01-01T00:00:00Z',
    ownerEmail: 'nora@example.com',
  };
  const rules = rulesFor(readFileSync(RULES_FILE, 'utf8'), content);

  it('saves each answer that guests can give, also after the last day for replies', async () => {
    expect(await refusedAnswers(rules, content)).toEqual([]);
  });

  it('saves what each person can answer, too', async () => {
    const each = 'person' as const;
    const named = {
      ...content,
      namedGuests: true,
      questions: [
        { ...base, id: 'dish', kind: 'numbers' as const, options: OPTIONS, each },
        { ...base, id: 'tune', kind: 'text' as const, limit: 10, each },
      ],
    };
    const made = rulesFor(readFileSync(RULES_FILE, 'utf8'), named);
    expect(await refusedAnswers(made, named)).toEqual([]);
    const broken = made.replaceAll(' 3, $&', ' 3, ').replace('{1,10}', '{1,9}');
    expect(await refusedAnswers(broken, named)).toEqual([
      expect.stringContaining(`"dish": ${OPTIONS.map((option) => `"${option}"`).join(', ')}.`),
      expect.stringContaining(`"dish": "${OPTIONS[3]}".`),
      expect.stringContaining('"tune": a text of 10 characters.'),
    ]);
  });

  it('names each answer that the rules refuse', async () => {
    const broken = rules.replaceAll(' 3, $&', ' 3, ').replace("['song'], 10)", "['song'], 9)");
    const of = (id: string, answer: string) =>
      `The security rules to deploy refuse an answer to the question "${id}": ${answer}.`;
    expect(await refusedAnswers(broken, content)).toEqual([
      of('meal', OPTIONS.map((option) => `"${option}"`).join(', ')),
      of('shuttle', `"${OPTIONS[3]}"`),
      of('song', 'a text of 10 characters'),
    ]);
  });

  it('reports an owner whom the rules refuse, and rules that do not compile', async () => {
    expect(await refusedAnswers(rules, { ...content, ownerEmail: 'sam@example.com' })).toEqual([
      'The security rules to deploy refuse a reply saved by the owner, sam@example.com.',
    ]);
    expect(await refusedAnswers(`${rules}}`, content)).toEqual([
      expect.stringMatching(/^The security rules to deploy do not compile: /),
    ]);
  });
});
