import type { Finding, ReadFile } from '../read/read-yaml';
import type { CelebrationSource, DaySource, QuestionSource } from '../schema/schema';
import { idFault } from './day-faults';

export const QUESTIONS_FILE = 'questions.yaml';

/** The most questions that the rules can check, measured by `rules-party.test.ts`; `each` limits those that each person answers. */
export const mostQuestions = (
  days: readonly { readonly asked: boolean }[],
  hasPhases = false,
): { readonly all: number; readonly each: number } => ({
  all: days.reduce((most, { asked }) => most - (asked ? 2 : 3), hasPhases ? 18 : 19),
  each: hasPhases ? 4 : 5,
});

export function* questionFaults(
  { find }: ReadFile<unknown>,
  questions: readonly QuestionSource[],
  days: readonly (readonly [string, ReadFile<DaySource>])[],
  { namedGuests, repliesOpen, afterwards }: Partial<CelebrationSource>,
): Generator<Finding> {
  const ofEach = questions.filter(({ each }) => each);
  const most = mostQuestions(
    days.flatMap(([, { data }]) => data ?? []),
    Boolean(repliesOpen || afterwards),
  );
  const dayOf = new Map(days);
  // Without a day for everyone, the Saturday-only site has a fault already.
  const hasOthers = days.some(([, { data }]) => data?.guests === 'everyone');
  for (const [index, question] of questions.entries()) {
    const { id, site, each, if: condition } = question;
    const fault = (field: string, message: string) => find(['questions', index, field], message);
    const own = idFault(id, 'meal or songWish');
    if (own) yield fault('id', own);
    else if (dayOf.has(id)) {
      yield fault('id', 'has the name of another field of a reply. Choose another one.');
    }
    if (questions.findIndex((each) => each.id === id) < index) {
      yield fault('id', 'is also the name of another question. Choose another one.');
    }
    if (each && !namedGuests) {
      yield fault(
        'each',
        'needs namedGuests: yes in celebration.yaml. Write it there, or remove this.',
      );
    } else if (ofEach.indexOf(question) >= most.each) {
      yield fault('each', `is there more than ${most.each} times. Remove it here.`);
    }
    if (namedGuests && index >= most.all) {
      yield fault(
        'id',
        `is one question too many for ${days.length} days with named guests. Keep the first ${Math.max(0, most.all)}.`,
      );
    }
    if (condition === undefined) continue;
    const day = dayOf.get(condition);
    if (!day?.data?.asked) {
      const asked = days.filter(([, { data }]) => data?.asked).map(([name]) => name);
      // The day itself has a fault; report only that one.
      if (day && !day.data?.thankYouCard) continue;
      yield fault('if', `is not a day that the form asks about. Write one of ${asked.join(', ')}.`);
    } else if (hasOthers && day.data.guests === 'weekend' && site !== 'weekend') {
      yield fault(
        'if',
        'is a day for guests of the whole weekend, but others are asked too. Write site: weekend.',
      );
    }
  }
}
