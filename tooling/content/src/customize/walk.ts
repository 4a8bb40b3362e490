import type { Readable, Writable } from 'node:stream';
import { confirm, intro, isCancel, note, text } from '@clack/prompts';
import { CommandError, EXIT } from '../kit/command';
import type { Answers, Question } from './questions';

/** Where the questions are shown and answered; the terminal by default. */
export interface Streams {
  readonly input?: Readable;
  readonly output?: Writable;
}

const BACK = '<';
const NONE = 'none';

/** Completes a fault of a schema, which continues the name of a value, to a sentence. */
const sentenceOf = (fault: string): string => (/^[a-z]/.test(fault) ? `This ${fault}` : fault);

/** @param onAnswer called with all answers after each one */
export async function walk(
  questions: readonly Question[],
  streams: Streams,
  onAnswer: (answers: Answers) => void,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const asked: number[] = [];
  for (let index = 0; index < questions.length; index++) {
    const question = questions[index];
    if (!question) break;
    if (question.isSkipped?.(answers)) {
      answers[question.key] = '';
      continue;
    }
    const answer = await ask(question, answers, streams);
    if (answer === null) {
      // The loop adds one.
      index = (asked.pop() ?? 0) - 1;
      continue;
    }
    asked.push(index);
    answers[question.key] = answer;
    onAnswer(answers);
  }
  return answers;
}

function answered<Value>(answer: Value): Exclude<Value, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Value, symbol>;
  throw new CommandError('Interrupted.', EXIT.interrupted);
}

/** Typing replaces what is there, and Enter keeps it. Returns `null` to go back. */
async function ask(
  { message, defaultAnswer, fault, key }: Question,
  earlier: Answers,
  streams: Streams,
): Promise<string | null> {
  const present = defaultAnswer(earlier);
  const answerOf = (typed: string) => {
    const trimmed = typed.trim();
    if (trimmed === '') return present;
    return key === 'replyBy.date' && trimmed === NONE ? '' : trimmed;
  };
  const typed = answered(
    await text({
      message,
      placeholder: present || NONE,
      defaultValue: '',
      validate: (typed = '') => {
        if (typed.trim() === BACK) return undefined;
        const found = fault(answerOf(typed), earlier);
        return found === null ? undefined : sentenceOf(found);
      },
      ...streams,
    }),
  );
  return (typed ?? '').trim() === BACK ? null : answerOf(typed ?? '');
}

export const confirmIn = async (message: string, initialValue: boolean, streams: Streams) =>
  answered(await confirm({ message, initialValue, ...streams }));

export const showIntro = (streams: Streams): void =>
  intro(
    `Your celebration. Enter keeps what is there, ${BACK} goes back, Ctrl+C stops: your answers are kept for the next time.`,
    streams,
  );

export const showChanges = (changes: readonly string[], streams: Streams): void =>
  note(changes.join('\n'), 'This will be written', { format: (line) => line, ...streams });
