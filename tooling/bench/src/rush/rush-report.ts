import { budgetFailures, type Report } from '../report';
import { table } from '../table';
import { GUESTS, type Refusal, RUSH_MS, type Rush, type SentSave } from './measure-rush';

/** What became of a save, by what its guest read and what the database has. */
const OUTCOMES = [
  'confirmed',
  'confirmed after a refusal',
  'confirmed and lost',
  'refused',
  'refused, but kept',
] as const;
type Outcome = (typeof OUTCOMES)[number];

/** A sentence for guests, and no message of the SDK. */
const isSentence = (text: string): boolean => /^[A-Z][^/]+[.]$/.test(text);

/** Fails if a confirmed save is not in the database, if a guest read no sentence, or if a reply is nobody's. */
export function rushReport({ saves, unopened, stored, delay }: Rush): Report {
  const isStored = ({ key, answers }: SentSave) =>
    Object.entries(answers).every(([name, answer]) => stored.get(key)?.[name] === answer);
  const replaced = new Set(
    saves.filter((save) => save.attempt === 'second' && isStored(save)).map(({ key }) => key),
  );
  const outcomeOf = (save: SentSave): Outcome => {
    const isKept = isStored(save) || (save.attempt === 'first' && replaced.has(save.key));
    if (!save.isConfirmed) return isKept ? 'refused, but kept' : 'refused';
    if (!isKept) return 'confirmed and lost';
    return save.refusals.length > 0 ? 'confirmed after a refusal' : 'confirmed';
  };
  const row = (attempt: SentSave['attempt']) => {
    const those = saves.filter((save) => save.attempt === attempt);
    const outcomes = those.map(outcomeOf);
    const times = those.map(({ duration }) => duration).sort((one, other) => one - other);
    return [
      `${attempt} save`,
      ...OUTCOMES.map((outcome) => String(outcomes.filter((each) => each === outcome).length)),
      ...[0.5, 0.95, 1].map(
        (share) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(0)} ms`,
      ),
    ];
  };
  const refusals = [
    ...counted(
      'a save',
      saves.flatMap((save) => save.refusals),
    ),
    ...counted('the form', unopened),
  ];
  const known = new Set(saves.map(({ key }) => key));
  const surplus = [...stored.keys()].filter((key) => !known.has(key));
  const speechless = [...saves.flatMap((save) => save.refusals), ...unopened].filter(
    ({ sentence }) => !isSentence(sentence),
  );
  return {
    text: [
      table(
        [`${GUESTS} guests in ${RUSH_MS / 1000} s`, ...OUTCOMES, 'median', '95 of 100', 'longest'],
        [row('first'), row('second')],
      ),
      `${stored.size} replies are in the database. ${refusals.length > 0 ? 'What guests read instead is below.' : 'No guest read an error.'}`,
      `This process was at most ${delay.toFixed(0)} ms late. A guest's limit for a call is 10,000 ms.`,
      ...(refusals.length > 0 ? [refusals.join('\n')] : []),
    ].join('\n\n'),
    failures: [
      ...saves
        .filter((save) => outcomeOf(save) === 'confirmed and lost')
        .map(
          ({ key, attempt, answers }) =>
            `The ${attempt} save of ${answers.name} was confirmed, but the database has ${JSON.stringify(stored.get(key) ?? null)}.`,
        ),
      ...speechless.map(({ sentence }) => `A guest read no sentence, but "${sentence}".`),
      ...budgetFailures(surplus.length === 0, `Nobody has sent the replies ${surplus.join(', ')}.`),
    ],
  };
}

/** A line for each sentence, with the error behind it. */
function counted(place: string, refusals: readonly Refusal[]): string[] {
  const counts = new Map<string, number>();
  for (const { sentence, cause } of refusals) {
    const text = cause === '' ? sentence : `${sentence} (${cause})`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `- ${count} times, for ${place}: ${text}`);
}
