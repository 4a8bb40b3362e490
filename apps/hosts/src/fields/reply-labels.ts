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

/** The texts that the guests' form does not have. */
type HostsName = Exclude<TextFieldName, FormTextName>;
const HOSTS_LABELS: Readonly<Record<HostsName, string>> = {
  otherNotes: words.otherNotes,
};

/** The label of a field: as in the guests' form, or the name of the day. */
export function replyLabel(name: FieldName, events: readonly CelebrationEvent[]): string {
  if (isPeopleField(name)) return words.howMany(replyLabel(dayOfField(name), events));
  if (!isTextName(name)) return capital(events.find(({ day }) => day === name)?.weekday ?? name);
  const field = TEXT_FIELDS[name];
  return 'label' in field ? field.label : HOSTS_LABELS[name as HostsName];
}

/** The label and the value of a field, of a reply or a person in it, for a sentence: e.g. `Dietary Restrictions` and `“Vegan”`. */
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

/** A value for a sentence, e.g. `“Vegan”` or `nothing`. */
export const quoted = (value: unknown): string =>
  value ? words.quoted(String(value)) : words.nothing;
