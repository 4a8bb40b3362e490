import type { Readable, Writable } from 'node:stream';
import { confirm, intro, isCancel, log, note, outro, text } from '@clack/prompts';
import { answerAll, type Respond } from './answer';
import { CustomizeError, EXIT } from './errors';
import type { Answers, Question } from './questions';
import { sentenceOf } from './sentence';

/** Where the questions are shown and answered; the terminal by default. */
export interface Streams {
  readonly input?: Readable;
  readonly output?: Writable;
}

/** @throws CustomizeError if the host has pressed Ctrl+C */
function answered<Value>(answer: Value): Exclude<Value, symbol> {
  if (!isCancel(answer)) return answer as Exclude<Value, symbol>;
  throw new CustomizeError('Interrupted. Nothing was written.', EXIT.interrupted);
}

/** Asks all questions in a terminal. An answer is checked before the next question. */
export async function askQuestions(
  content: readonly Question[],
  firebase: readonly Question[],
  hasProject: boolean,
  streams: Streams,
): Promise<Answers> {
  const respond: Respond = async ({ message }, defaultAnswer, fault) => {
    const answer = await text({
      message,
      initialValue: defaultAnswer,
      validate: (typed = '') => {
        const message = fault(typed.trim());
        return message === null ? undefined : sentenceOf(message);
      },
      ...streams,
    });
    return (answered(answer) ?? '').trim();
  };
  intro('Your celebration. Enter keeps what is there, Ctrl+C stops and writes nothing.', streams);
  const answers = await answerAll(content, respond);
  const wantsProject = answered(
    await confirm({
      message: 'Is there a Firebase project for the sites?',
      initialValue: hasProject,
      ...streams,
    }),
  );
  return wantsProject ? answerAll(firebase, respond, answers) : answers;
}

/** Shows what is going to be written, and asks whether to. */
export async function confirmChanges(
  changes: readonly string[],
  streams: Streams,
): Promise<boolean> {
  note(changes.join('\n'), 'This will be written', { format: (line) => line, ...streams });
  return answered(await confirm({ message: 'Write it?', ...streams }));
}

/** Shows the result of the command. */
export function showResult(lines: readonly string[], streams: Streams): void {
  for (const line of lines.slice(0, -1)) log.message(line, streams);
  outro(lines.at(-1), streams);
}
