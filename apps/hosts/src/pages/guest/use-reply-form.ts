import type { Invitation } from '@invitation/domain/invitation';
import { type Rsvp, rsvpSchema } from '@invitation/domain/rsvp';
import { FIELD_NAMES } from '@invitation/domain/rsvp-fields';
import {
  type HostsAnswers,
  RsvpConflict,
  type RsvpSave,
  seenAfter,
} from '@invitation/domain/rsvp-save';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Reply } from '../../model/replies';
import { givenFields, NO_ANSWERS, type ReplyValues, replyValues } from './reply-values';
import { schemaResolver } from './schema-resolver';
import { withUnaskedDays } from './unasked-days';

export interface ReplyFormOptions {
  /** `null` if the guest has not answered. */
  readonly reply: Reply | null;
  /** The name for a new reply. */
  readonly name: string;
  /** The days of the guest's invitation. `undefined` without one. */
  readonly days: Invitation['days'] | undefined;
  /** Rejects with `RsvpConflict`, or an error with a sentence for the host. */
  readonly onSave: (save: Pick<RsvpSave<HostsAnswers>, 'answers' | 'seen'>) => Promise<void>;
}

/** The form of a reply, its last save, and what the host has seen of the reply. */
export function useReplyForm({ reply, name, days, onSave }: ReplyFormOptions) {
  const valuesOf = (source: Reply | null): ReplyValues => ({
    ...replyValues(source),
    ...(source?.name === undefined && { name }),
  });
  const form = useForm<ReplyValues, unknown, Rsvp>({
    defaultValues: valuesOf(reply),
    resolver: schemaResolver<ReplyValues, Rsvp>(rsvpSchema, (values) =>
      withUnaskedDays(givenFields(values, reply), days),
    ),
  });
  const { formState, getValues, handleSubmit, reset, resetField, setFocus, setValue } = form;
  const { isDirty, isSubmitting } = formState;
  // The reply in the form, or the host's last save. After it, the answers of failed saves, which may have arrived.
  const seen = useRef<RsvpSave['seen']>([reply]);
  /** The last reply that is in the form, or was the newest one at a save. */
  const known = useRef(reply);
  const [failure, setFailure] = useState<Error | null>(null);
  const [isSaved, setSaved] = useState(false);
  const conflict = failure instanceof RsvpConflict ? failure : null;
  const isUnchanged = !isDirty && !isSubmitting && conflict === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another reply resets the form
  useEffect(() => {
    if (!isUnchanged || reply === known.current) return;
    known.current = reply;
    seen.current = [reply];
    reset(valuesOf(reply));
  }, [reply, isUnchanged]);

  const save = handleSubmit(async (rsvp) => {
    const submitted = getValues();
    const answers = { ...NO_ANSWERS, ...rsvp };
    setFailure(null);
    setSaved(false);
    try {
      await onSave({ answers, seen: seen.current });
    } catch (error) {
      // The server may still receive the answers.
      if (!(error instanceof RsvpConflict)) seen.current = [...seen.current, answers];
      setFailure(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    seen.current = [answers];
    known.current = reply;
    const saved = replyValues(rsvp);
    const typed = getValues();
    reset(saved, { keepValues: true });
    // The host may have typed during the save.
    for (const each of FIELD_NAMES) {
      const value = typed[each] === submitted[each] ? saved[each] : typed[each];
      setValue(each, value, { shouldDirty: true });
    }
    setSaved(true);
  });

  /** The host has now seen the answers in conflict. */
  const resolve = (resolved: RsvpConflict) => {
    seen.current = seenAfter(seen.current, resolved);
    setFailure(null);
  };
  const saveMine = () => {
    if (conflict) resolve(conflict);
    return save();
  };
  const takeTheirs = () => {
    if (!conflict) return;
    resolve(conflict);
    const { current, fields } = conflict;
    for (const each of fields) resetField(each, { defaultValue: current[each] ?? '' });
    setFocus(fields[0] ?? 'name');
  };
  return { form, save, saveMine, takeTheirs, failure, conflict, isSaved };
}
