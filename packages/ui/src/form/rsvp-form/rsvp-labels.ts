import type { CelebrationEvent } from '@invitation/domain/event/event';
import {
  type Answer,
  dayOfField,
  type FormFieldName,
  isPeopleField,
  isTextName,
  TEXT_FIELDS,
} from '@invitation/domain/record/rsvp-fields';
import { form as words } from '@invitation/domain/words/group/form';
import type { FormQuestions } from '../question-fields/form-questions';

export const ANSWER_LABELS: Readonly<Record<Answer, string>> = { yes: words.yes, no: words.no };

/** Limit of a quoted text, in UTF-16 code units. */
const QUOTE_LIMIT = 200;

/**
 * The label of a form's field (A2). The label of a day comes from its event, because the Saturday site must not name
 * other days (B1).
 */
export function rsvpLabel(
  name: FormFieldName,
  events: readonly CelebrationEvent[],
): string | undefined {
  if (isTextName(name)) return TEXT_FIELDS[name].label;
  const event = events.find(({ day }) => day === dayOfField(name));
  if (!event) return undefined;
  return isPeopleField(name) ? words.howMany(event.weekday) : words.day(event.weekday);
}

/** An answer with its label, e.g. `Friday RSVP: No`. A long text is cut. */
export function quotedAnswer(
  name: string,
  value: string,
  events: readonly CelebrationEvent[],
  parts: readonly Pick<FormQuestions, 'quoted'>[],
): string {
  const [quoted] = parts.flatMap((part) => {
    const own = part.quoted(name, value);
    return own ? [own] : [];
  });
  const [label, text] = quoted ?? [
    rsvpLabel(name as FormFieldName, events) ?? name,
    isTextName(name) ? value : (ANSWER_LABELS[value as Answer] ?? value),
  ];
  const cut = text.slice(0, QUOTE_LIMIT) + (text.length > QUOTE_LIMIT ? '…' : '');
  return `${label}: ${cut || words.nothing}`;
}
