import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { ANSWERS, PEOPLE_LIMIT } from '@invitation/domain/record/rsvp-fields';
import { doc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
import type { RulesContent } from '../../rules/rules-content';
import { withEmail } from './rules-environment';

type Question = NonNullable<RulesContent['questions']>[number];

/** Each option of a choice, and one answer to every other question: the largest that guests can give. */
function answersTo({ kind, limit, options }: Question): readonly (readonly [string, unknown])[] {
  if (kind === 'choice') return options.map((option) => [`"${option}"`, option]);
  if (kind === 'text') return [[`a text of ${limit} characters`, 'x'.repeat(limit)]];
  const numbers = Object.fromEntries(options.map((option) => [option, PEOPLE_LIMIT]));
  return [[options.map((option) => `"${option}"`).join(', '), numbers]];
}

/** The answers that one named person can give. */
const answersOfEach = (question: Question) =>
  answersTo({ ...question, kind: question.options.length > 0 ? 'choice' : 'text' });

/**
 * Saves the answers that guests can give, in the Firestore emulator.
 *
 * @param rules the rules to deploy, made from the same content
 * @returns a sentence for each answer that they refuse, or for rules that do not compile
 */
export async function refusedAnswers(
  rules: string,
  {
    days,
    questions = [],
    namedGuests = false,
    ownerEmail,
  }: Pick<RulesContent, 'days' | 'questions' | 'namedGuests'> & { readonly ownerEmail: string },
): Promise<string[]> {
  // The returned sentences say it better.
  setLogLevel('silent');
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const environment = await initializeTestEnvironment({
    projectId: 'demo-deployment',
    firestore: { host, port: Number(port), rules },
  }).catch((error: Error) => `The security rules to deploy do not compile: ${error.message}`);
  if (typeof environment === 'string') return [environment];
  // An answer that is stored already is not checked.
  await environment.clearFirestore();
  // Hosts can save after the last day for replies, too.
  const firestore = withEmail(environment, ownerEmail);
  const [yes] = ANSWERS;
  const reply = { name: 'Ada', ...Object.fromEntries(days.map(({ day }) => [day, yes])) };
  const party = [reply.name];
  const named = { party, ...Object.fromEntries(days.map(({ day }) => [`${day}Who`, party])) };
  const save = (key: string, answers: object, who: object = {}) =>
    setDoc(doc(firestore, 'rsvps', key), {
      ...reply,
      ...who,
      answers,
      lastRsvp: serverTimestamp(),
    }).then(
      () => true,
      () => false,
    );
  const refused: string[] = [];
  if (!(await save('owner', {}))) {
    refused.push(`The security rules to deploy refuse a reply saved by the owner, ${ownerEmail}.`);
  } else {
    for (const question of questions) {
      const ofAll = answersTo(question).map(([name, answer]) => [name, answer, {}] as const);
      const ofEach = namedGuests && question.each ? answersOfEach(question) : [];
      const answers = [
        ...ofAll,
        ...ofEach.map(([name, answer]) => [name, { [reply.name]: answer }, named] as const),
      ];
      for (const [index, [name, answer, who]] of answers.entries()) {
        if (await save(`${question.id}-${index}`, { [question.id]: answer }, who)) continue;
        refused.push(
          `The security rules to deploy refuse an answer to the question "${question.id}": ${name}.`,
        );
      }
    }
  }
  await environment.cleanup();
  return refused;
}
