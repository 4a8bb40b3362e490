import { timeFaults } from '@invitation/domain/build-time/day-faults';
import { allLeaves, currentValue, type Documents, type Leaf } from './content';
import { rename } from './names';
import { daysBetween, mapOf, shift } from './shift';

export type Answers = Readonly<Record<string, string>>;

export interface Question {
  readonly key: string;
  readonly message: string;
  readonly defaultAnswer: (earlier: Answers) => string;
  /** What is wrong with an answer; `null` for a valid one. */
  readonly fault: (answer: string, earlier: Answers) => string | null;
  readonly isSkipped?: (earlier: Answers) => boolean;
}

const REPLY_BY = 'replyBy.date';
const HELP = 'replyBy.help';
const MAP = /\.mapLink$/;

const dayOf = (key: string) => /^days\.(\w+)\.\w+$/.exec(key)?.[1];

/** The message of a question, from the title, the description and the example in the schema. */
function messageOf({ key, schema }: Leaf): string {
  const { title = key, description, examples } = schema.meta() ?? {};
  const day = dayOf(key);
  const [example] = (examples ?? []) as readonly unknown[];
  const text = Array.isArray(example) ? example.join(' / ') : String(example);
  const subject = day ? `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${title}` : title;
  const none = key === REPLY_BY ? ', or none' : '';
  return `${subject}, such as ${text}${none}.${description ? ` ${description}` : ''}`;
}

export function contentQuestions(documents: Documents): readonly Question[] {
  const leaves = allLeaves(documents);
  const present = new Map(leaves.map((leaf) => [leaf.key, currentValue(documents, leaf)]));
  const dates = leaves
    .map(({ key }) => key)
    .filter((key) => key.startsWith('days.') && key.endsWith('.date'))
    .sort((one, other) => (present.get(one) ?? '').localeCompare(present.get(other) ?? ''));
  const [firstDate = ''] = dates;
  const hosts = present.get('hosts') ?? '';

  const defaultOf = (key: string, earlier: Answers): string => {
    const now = present.get(key) ?? '';
    const answered = (other: string) => earlier[other] ?? present.get(other) ?? '';
    const moved = (date: string) => daysBetween(present.get(date) ?? '', answered(date));
    const renamed = (text: string) => rename(text, hosts, answered('hosts'));
    const date = `days.${dayOf(key)}.date`;
    // All days and the last day for replies move with the first day.
    if (key === REPLY_BY) return shift(now, moved(firstDate));
    if (key !== firstDate && dates.includes(key)) return shift(now, moved(firstDate));
    if (key.endsWith('.end')) return shift(now, moved(date));
    if (key === HELP && now === '') {
      return answered(REPLY_BY) === '' ? '' : `To join us after all, ask ${answered('hosts')}.`;
    }
    const location = key.replace(MAP, '.location');
    const hasNewPlace = answered(location) !== renamed(present.get(location) ?? '');
    if (MAP.test(key) && hasNewPlace) return mapOf(answered(location));
    return renamed(now);
  };

  const faultOf = (leaf: Leaf, answer: string, earlier: Answers): string | null => {
    const { key, schema, path } = leaf;
    if (answer === '' && (key === REPLY_BY || (key === HELP && earlier[REPLY_BY] === ''))) {
      return null;
    }
    const { error } = schema.safeParse(answer);
    const [issue] = error?.issues ?? [];
    if (issue) return issue.message;
    const day = dayOf(key);
    if (day === undefined) return null;
    const fields = leaves.flatMap((other) =>
      dayOf(other.key) === day
        ? [[other.path.join('.'), earlier[other.key] ?? present.get(other.key)] as const]
        : [],
    );
    const value = { ...Object.fromEntries(fields), [path.join('.')]: answer };
    const timeZone = earlier.timeZone ?? present.get('timeZone');
    const faults = [...timeFaults(day, value, timeZone)];
    return faults.find(([field]) => field === path.join('.'))?.[1] ?? null;
  };

  return [
    ...leaves.filter(({ key }) => !key.startsWith('replyBy.')),
    // After the days, which it moves with.
    ...leaves.filter(({ key }) => key.startsWith('replyBy.')),
  ].map((leaf) => ({
    key: leaf.key,
    message: messageOf(leaf),
    defaultAnswer: (earlier) => defaultOf(leaf.key, earlier),
    fault: (answer, earlier) => faultOf(leaf, answer, earlier),
    isSkipped: (earlier) => leaf.key === HELP && earlier[REPLY_BY] === '',
  }));
}
