import type { Day } from '@invitation/domain/event';
import { replyByFaults } from '@invitation/domain/reply-by-source';
import { builders } from 'magicast';
import type { ContentSource } from './content-source';
import type { Current } from './current';
import { answeredDay, dayKey, daysBetween, shift } from './day-questions';
import { rename } from './names';
import type { Answers, Question } from './questions';

/** The last day for replies. Both texts are empty if there is none. */
export interface ReplyByAnswer {
  readonly date: string;
  readonly help: string;
}

const FIRST_DAY = 'friday' satisfies Day;
const DATE = 'replyBy.date';
const HELP = 'replyBy.help';
/** What a file with a last day imports. */
const IMPORTS = { defineReplyBy: '../reply-by-source', timeZone: './time-zone' };

/** Reads `reply-by.ts`. */
export function readReplyBy(source: ContentSource): ReplyByAnswer {
  // The library has no value for `null`.
  if (!source.read('replyBy')) return { date: '', help: '' };
  return { date: source.readText(DATE), help: source.readText(HELP) };
}

/** The last day for replies with the answers so far. */
export const answeredReplyBy = (current: Current, answers: Answers): ReplyByAnswer => ({
  date: answers[DATE] ?? current.replyBy.date,
  help: answers[HELP] ?? current.replyBy.help,
});

/** Writes a last day, or removes it. Returns a line for each change. */
export function replaceReplyBy(
  source: ContentSource,
  from: ReplyByAnswer,
  to: ReplyByAnswer,
): string[] {
  if (to.date === '' && from.date === '') return [];
  const line = (field: string, old: string, value: string) =>
    `${source.file}, ${field}: ${old || 'none'} → ${value || 'none'}`;
  if (to.date === '') {
    source.replace('replyBy', null);
    source.removeImports(Object.keys(IMPORTS));
    return [line(DATE, from.date, '')];
  }
  if (from.date === '') {
    const fields = { date: to.date, timeZone: builders.raw('timeZone'), help: to.help };
    source.replace('replyBy', builders.functionCall('defineReplyBy', fields));
    source.addImports(IMPORTS);
  } else {
    source.replace(DATE, to.date);
    source.replace(HELP, to.help);
  }
  return [
    ...(from.date === to.date ? [] : [line(DATE, from.date, to.date)]),
    ...(from.help === to.help ? [] : [line(HELP, from.help, to.help)]),
  ];
}

/** The default: a present last day moves with the days. */
function defaultDate({ replyBy, days }: Current, earlier: Answers): string {
  const first = days[FIRST_DAY].date;
  return shift(replyBy.date, daysBetween(first, earlier[dayKey(FIRST_DAY, 'date')] ?? first));
}

function defaultHelp({ replyBy, texts }: Current, earlier: Answers): string {
  const hosts = earlier.hosts ?? texts.hosts;
  if (replyBy.help !== '') return rename(replyBy.help, texts.hosts, hosts);
  return earlier[DATE] === '' ? '' : `To join us after all, ask ${hosts}.`;
}

/** The questions about the last day for replies. */
export function replyByQuestions(current: Current): readonly Question[] {
  const faultOf = (field: keyof ReplyByAnswer, earlier: Answers) => {
    const { date, help } = answeredReplyBy(current, earlier);
    if (date === '') return null;
    const source = { date, timeZone: earlier.timeZone ?? current.timeZone, help };
    const fault = replyByFaults(source).find((fault) => fault.field === field);
    if (fault) return fault.message;
    const firstDay = answeredDay(current, FIRST_DAY, earlier).date;
    return field === 'date' && date > firstDay
      ? `is after the first day, ${firstDay}. Choose an earlier one.`
      : null;
  };
  return [
    {
      key: DATE,
      message: 'The last day for replies, such as 2027-05-25, or nothing',
      defaultAnswer: (earlier) => defaultDate(current, earlier),
      fault: (answer, earlier) => faultOf('date', { ...earlier, [DATE]: answer }),
    },
    {
      key: HELP,
      message: 'A sentence that says whom to ask after that day',
      skipIfValid: (earlier) => earlier[DATE] === '',
      defaultAnswer: (earlier) => defaultHelp(current, earlier),
      fault: (answer, earlier) => faultOf('help', { ...earlier, [HELP]: answer }),
    },
  ];
}
