import { CustomizeError } from './errors';
import type { Answers, Question } from './questions';

/** Answers a question; `fallback` is its default, and `fault` says what is wrong with an answer. */
export type Respond = (
  question: Question,
  fallback: string,
  fault: (answer: string) => string | null,
) => Promise<string>;

/**
 * Answers all questions in their order. A valid default of a quiet question is not asked for.
 *
 * @param before the answers to earlier questions
 */
export async function answerAll(
  questions: readonly Question[],
  respond: Respond,
  before: Answers = {},
): Promise<Answers> {
  let answers = before;
  for (const question of questions) {
    const earlier = answers;
    const fault = (answer: string) => question.fault(answer, earlier);
    const fallback = question.fallback(earlier);
    const answer =
      question.quiet?.(earlier) && fault(fallback) === null
        ? fallback
        : await respond(question, fallback, fault);
    answers = { ...answers, [question.key]: answer };
  }
  return answers;
}

/**
 * Answers the questions from a file, or by their defaults.
 *
 * @throws CustomizeError that lists every fault
 */
export async function answerFrom(questions: readonly Question[], given: Answers): Promise<Answers> {
  const faults: string[] = [];
  const spoken = questions.map((question) => ({ ...question, quiet: () => false }));
  const answers = await answerAll(spoken, async ({ key }, fallback, fault) => {
    const answer = (given[key] ?? fallback).trim();
    const message = fault(answer);
    if (message !== null) faults.push(`  - ${key}: ${message}`);
    return answer;
  });
  if (faults.length === 0) return answers;
  throw new CustomizeError(
    `${faults.length === 1 ? 'One answer has a fault' : `${faults.length} answers have faults`}. Nothing was written.\n${faults.join('\n')}`,
  );
}
