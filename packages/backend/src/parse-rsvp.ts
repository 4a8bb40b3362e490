import { answersIn } from '@invitation/domain/questions';
import { parseStoredRsvp, type StoredRsvp } from '@invitation/domain/rsvp';
import type { Fields } from '@invitation/domain/save';
import type { RecordShape } from './backend';

/** Parses a document, or the fields of a save. */
export const parseRsvp = (shape: RecordShape, key: string, data: Fields): StoredRsvp =>
  import.meta.env.NO_QUESTIONS
    ? parseStoredRsvp(shape.days, key, data)
    : { ...parseStoredRsvp(shape.days, key, data), ...answersIn(shape.questions ?? [], data) };
