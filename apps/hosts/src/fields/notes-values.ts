import { parseEmail } from '@invitation/domain/guest-list/email';
import {
  type GuestNotes,
  guestNotesSchema,
  NOTE_TEXT_NAMES,
  TAGS_LIMIT,
} from '@invitation/domain/guest-list/guest-notes';
import { seatsIn } from '@invitation/domain/guest-list/guest-table';
import type { Values } from '@invitation/domain/rsvp/edit';

import { errors } from '@invitation/domain/words/hosts/errors';
import { notes as words } from '@invitation/domain/words/hosts/notes';
import { reminders } from '@invitation/domain/words/hosts/reminders';
import type { Issue } from '@invitation/ui/form/field-errors';
import type { OpenSite } from '../context/hosts-site';
import { canBeTable } from '../model/people/seating';
import { readPhone } from '../model/text/phone';
import { namesIn } from './invitation-values';
import { quoted } from './reply-labels';

const FIELDS = [...NOTE_TEXT_NAMES, 'tags', 'seats'] as const;

export const BLANK_NOTES: Values = Object.fromEntries(FIELDS.map((name) => [name, '']));

/**
 * The answers to save. Empty fields are removed.
 *
 * @param people the names of those who can have a seat
 * @param stored the notes until now: people in them may keep their seat, even if the reply no longer names them
 */
export function parseNotesForm(
  values: Values,
  people: readonly string[] = [],
  stored: GuestNotes | null = null,
) {
  const tags = [...new Set(namesIn(values.tags))];
  const seats = [...new Set(namesIn(values.seats))];
  const texts = NOTE_TEXT_NAMES.flatMap((name) => {
    const text = values[name]?.trim();
    return text ? [[name, text] as const] : [];
  });
  const given = {
    ...Object.fromEntries(texts),
    ...(tags.length > 0 && { tags }),
    ...(seats.length > 0 && { seats }),
  };
  const { data, error } = guestNotesSchema.safeParse(given);
  const issues: Issue[] = (error?.issues ?? []).map(({ path, message }) => ({
    path: path.slice(0, 1),
    message:
      path[0] === 'seats'
        ? words.seatFormat(people[0] ?? '')
        : tags.length > TAGS_LIMIT && path[0] === 'tags'
          ? words.tooManyTags(TAGS_LIMIT)
          : message,
  }));
  const known = new Set([...people, ...seatsIn(stored ?? {}).keys()]);
  const strangers = [...seatsIn({ seats }).keys()].filter((name) => !known.has(name));
  if (data && strangers.length > 0) {
    issues.push({
      path: ['seats'],
      message: words.noSuchPerson(strangers[0] ?? '', people.join(', ')),
    });
  }
  if (!canBeTable(values.table)) issues.push({ path: ['table'], message: words.noEquals });
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

/** The label and the value of a field for a sentence, e.g. `Table` and `“7”`. */
export const describeNotesField = (
  name: string,
  value: unknown,
  { formatTime }: Pick<OpenSite, 'formatTime'>,
): readonly [label: string, value: string] => [
  words.fields[name as keyof GuestNotes],
  quoted(
    name === 'remindedBy' || name === 'thankedBy'
      ? words.channels[value as keyof typeof words.channels]
      : value instanceof Date
        ? formatTime(value)
        : namesIn(value)
            .map((line) =>
              name === 'sentNews'
                ? formatTime(new Date(line.slice(line.lastIndexOf(' ') + 1)))
                : line,
            )
            .join(', '),
  ),
];
