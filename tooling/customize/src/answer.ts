import { CustomizeError } from './errors';
import type { Answers, Question } from './questions';

/** Answers a question. `fault` says what is wrong with an answer. */
export type Respond = (
  question: Question,
  defaultAnswer: string,
  fault: (answer: string) => string | null,
) => Promise<string>;

/**
 * Answers all questions in their order. A question with `skipIfValid` is not asked if its default is valid.
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
    const defaultAnswer = question.defaultAnswer(earlier);
    const answer =
      question.skipIfValid?.(earlier) && fault(defaultAnswer) === null
        ? defaultAnswer
        : await respond(question, defaultAnswer, fault);
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
  const asked = questions.map((question) => ({ ...question, skipIfValid: () => false }));
  const answers = await answerAll(asked, async ({ key }, defaultAnswer, fault) => {
    const answer = (given[key] ?? defaultAnswer).trim();
    const message = fault(answer);
    if (message !== null) faults.push(`  - ${key}: ${message}`);
    return answer;
  });
  if (faults.length === 0) return answers;
  throw new CustomizeError(
    `${faults.length === 1 ? 'One answer has a fault' : `${faults.length} answers have faults`}. Nothing was written.\n${faults.join('\n')}`,
  );
}
