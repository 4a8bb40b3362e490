import { encodePassword } from '@invitation/domain/gate';
import type { Current } from './current';
import { dayQuestions } from './day-questions';
import { rename } from './names';
import { replyByQuestions } from './reply-by-questions';
import { faultIn } from './sentence';
import {
  passwordSchema,
  postmarkSchema,
  TEXT_FIELDS,
  TEXT_SCHEMAS,
  type TextField,
  timeZoneSchema,
} from './text-schemas';

/** The answers by the key of their question, such as `hosts` or `days.friday.date`. */
export type Answers = Readonly<Record<string, string>>;

/** Something that the command asks for. */
export interface Question {
  readonly key: string;
  readonly message: string;
  /** The default, which may follow from earlier answers. */
  readonly defaultAnswer: (earlier: Answers) => string;
  /** What is wrong with an answer, as a fragment or a sentence; `null` for a valid one. */
  readonly fault: (answer: string, earlier: Answers) => string | null;
  /** Whether to take a valid default without asking. */
  readonly skipIfValid?: (earlier: Answers) => boolean;
}

/** The texts that are asked for. Other texts only follow the hosts' names. */
const MESSAGES: Partial<Record<TextField, string>> = {
  hosts: 'Your names, as guests read them',
  gateTitle: 'The occasion, as the title of the first page',
  gateSubtitle: 'The place below the title, such as a city',
  preview: 'The sentence that messages show with a link to the site',
  'registry.paymentLabel': 'The button in the registry',
  'registry.paymentLink': 'The payment page that it opens',
};

const PASSWORD: Omit<Question, 'defaultAnswer'> = {
  key: 'password',
  message: 'The password on your invitations',
  fault: (answer) => faultIn(passwordSchema, encodePassword(answer)),
};

export const postmarkLines = (answer: string): string[] => {
  const lines = answer.split('/').map((line) => line.trim());
  return lines.filter((line) => line !== '');
};

function textQuestion(current: Current, field: TextField): Question {
  const message = MESSAGES[field];
  return {
    key: field,
    message: message ?? `The text ${field}`,
    skipIfValid: () => message === undefined,
    defaultAnswer: ({ hosts = current.texts.hosts }) =>
      field === 'hosts' ? hosts : rename(current.texts[field], current.texts.hosts, hosts),
    fault: (answer) => faultIn(TEXT_SCHEMAS[field], answer),
  };
}

/** The questions about the content, in the order in which they are asked. */
export function contentQuestions(current: Current): readonly Question[] {
  const texts = TEXT_FIELDS.map((field) => textQuestion(current, field));
  const registry = texts.findIndex(({ key }) => key.startsWith('registry.'));
  return [
    ...texts.slice(0, registry),
    {
      key: 'postmark',
      message: 'The city on the stamp: one line, or two with a / between them',
      defaultAnswer: () => current.postmark.join(' / '),
      fault: (answer) => faultIn(postmarkSchema, postmarkLines(answer)),
    },
    {
      key: 'timeZone',
      message: 'The time zone of the celebration, such as Europe/Lisbon',
      defaultAnswer: () => current.timeZone,
      fault: (answer) => faultIn(timeZoneSchema, answer),
    },
    { ...PASSWORD, defaultAnswer: () => current.password },
    ...dayQuestions(current),
    ...replyByQuestions(current),
    ...texts.slice(registry),
  ];
}
