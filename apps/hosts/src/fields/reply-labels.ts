import type { CelebrationEvent } from '@invitation/domain/event/event';
import { personText } from '@invitation/domain/party/person-text';
import { answerField, answerText } from '@invitation/domain/record/questions';
import {
  type Answer,
  dayOfField,
  type FieldName,
  type FormTextName,
  isPeopleField,
  isTextName,
  TEXT_FIELDS,
  type TextFieldName,
} from '@invitation/domain/record/rsvp-fields';
import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import type { HostsSite } from '../context/hosts-site';
import { capital } from '../model/text/format';

/** The labels of the texts that no guest's form has. */
type HostsName = Exclude<TextFieldName, FormTextName>;
const HOSTS_LABELS: Readonly<Record<HostsName, string>> = {
  otherNotes: words.otherNotes,
};

/** The label that the guests' form has, or the day. */
export function replyLabel(name: FieldName, events: readonly CelebrationEvent[]): string {
  if (isPeopleField(name)) return words.howMany(replyLabel(dayOfField(name), events));
  if (!isTextName(name)) return capital(events.find(({ day }) => day === name)?.weekday ?? name);
  const field = TEXT_FIELDS[name];
  return 'label' in field ? field.label : HOSTS_LABELS[name as HostsName];
}

/** A field of a reply, or of a person in it, in a sentence, e.g. `Dietary Restrictions` and `“Vegan”`. */
export function describeReplyField(
  name: string,
  value: unknown,
  { events, questions }: Pick<HostsSite, 'events' | 'questions'>,
): readonly [label: string, value: string] {
  const ofPerson = personText(name, String(value ?? ''), events, questions);
  if (ofPerson) return [ofPerson[0], quoted(ofPerson[1])];
  const question = questions.find((each) => answerField(each) === name);
  if (question) return [question.label, quoted(answerText(question, value))];
  const isDay = events.some(({ day }) => day === name);
  return [
    replyLabel(name as FieldName, events),
    quoted(isDay ? common.answers[value as Answer] : value),
  ];
}

/** A value in a sentence, e.g. `“Vegan”` or `nothing`. */
export const quoted = (value: unknown): string =>
  value ? words.quoted(String(value)) : words.nothing;
