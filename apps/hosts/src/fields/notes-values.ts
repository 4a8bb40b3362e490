import type { Values } from '@invitation/domain/edit';
import { parseEmail } from '@invitation/domain/email';
import { guestNotesSchema, NOTE_TEXT_NAMES, TAGS_LIMIT } from '@invitation/domain/guest-notes';
import { errors } from '@invitation/domain/words/hosts/errors';
import { notes as words } from '@invitation/domain/words/hosts/notes';
import { reminders } from '@invitation/domain/words/hosts/reminders';
import type { Issue } from '@invitation/ui/controlled-form';
import { readPhone } from '../model/phone';
import type { ShownSite } from '../parts/hosts-site';
import { namesIn } from './invitation-values';
import { quoted } from './reply-labels';

const FIELDS = [...NOTE_TEXT_NAMES, 'tags'] as const;

export const BLANK_NOTES: Values = Object.fromEntries(FIELDS.map((name) => [name, '']));

/** The answers to save. What is empty is removed. */
export function parseNotesForm(values: Values) {
  const tags = [...new Set(namesIn(values.tags))];
  const texts = NOTE_TEXT_NAMES.flatMap((name) => {
    const text = values[name]?.trim();
    return text ? [[name, text] as const] : [];
  });
  const given = { ...Object.fromEntries(texts), ...(tags.length > 0 && { tags }) };
  const { data, error } = guestNotesSchema.safeParse(given);
  const issues: Issue[] = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.slice(0, 1),
    message:
      tags.length > TAGS_LIMIT && path[0] === 'tags' ? words.tooManyTags(TAGS_LIMIT) : message,
  }));
  const email = values.email?.trim();
  if (email && !parseEmail(email)) {
    issues.push({ path: ['email'], message: errors.noEmail });
  }
  const phone = values.phone?.trim();
  if (phone && readPhone(phone, '') === null) {
    issues.push({ path: ['phone'], message: reminders.notANumber(phone) });
  }
  return {
    answers: data && Object.fromEntries(FIELDS.map((name) => [name, data[name] ?? null])),
    issues,
  };
}

/** A field in a sentence, e.g. `Table` and `“7”`. */
export const describeNotesField = (
  name: string,
  value: unknown,
  { formatTime }: Pick<ShownSite, 'formatTime'>,
): readonly [label: string, value: string] => [
  words.fields[name as keyof typeof words.fields],
  quoted(
    name === 'remindedBy' || name === 'thankedBy'
      ? words.channels[value as keyof typeof words.channels]
      : value instanceof Date
        ? formatTime(value)
        : namesIn(value).join(', '),
  ),
];
