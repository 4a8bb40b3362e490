import type { StoredRsvp } from '@invitation/domain/rsvp';
import { FIELD_NAMES, type FieldName, fieldOf } from '@invitation/domain/rsvp-fields';
import type { HostsAnswers } from '@invitation/domain/rsvp-save';

/** The texts of a form with all fields of a reply. A missing answer is an empty text. */
export type ReplyValues = { [Name in FieldName]: string };

/** An empty answer to each day. */
export const NO_ANSWERS: HostsAnswers = Object.fromEntries(
  FIELD_NAMES.filter((name) => fieldOf(name).type === 'answer').map((name) => [name, '']),
);

export const replyValues = (reply: StoredRsvp | null): ReplyValues =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, reply?.[name] ?? ''])) as ReplyValues;

/**
 * The fields to save. An empty answer is not an answer. An empty text is left out if the reply has none, so that a new
 * reply contains only what is known.
 */
export const givenFields = (
  values: Partial<ReplyValues>,
  reply: StoredRsvp | null,
): Partial<Record<FieldName, string>> =>
  Object.fromEntries(
    FIELD_NAMES.map((name) => [name, values[name] ?? ''] as const).filter(
      ([name, value]) =>
        value !== '' || name === 'name' || (fieldOf(name).type === 'text' && reply?.[name]),
    ),
  );
