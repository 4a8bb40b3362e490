import type { CelebrationEvent } from '@invitation/domain/event';
import { type Rsvp, rsvpSchema } from '@invitation/domain/rsvp';
import { FIELD_NAMES } from '@invitation/domain/rsvp-fields';
import {
  type HostsAnswers,
  RsvpConflict,
  type RsvpSave,
  seenAfter,
} from '@invitation/domain/rsvp-save';
import type { Reply } from '@invitation/guest-list/replies';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from './guest.css';
import { ReplyConflict } from './reply-conflict';
import { ReplyFields } from './reply-fields';
import { givenFields, NO_ANSWERS, type ReplyValues, replyValues } from './reply-values';
import { schemaResolver } from './schema-resolver';

/** All fields of a reply, to correct them or to enter what a guest said on the phone. */
export function ReplyForm({
  reply,
  name,
  events,
  onSave,
}: {
  /** `null` if the guest has not answered. */
  readonly reply: Reply | null;
  /** The name for a new reply. */
  readonly name: string;
  readonly events: readonly CelebrationEvent[];
  /** Rejects with `RsvpConflict`, or an error with a sentence for the host. */
  readonly onSave: (save: Pick<RsvpSave<HostsAnswers>, 'answers' | 'seen'>) => Promise<void>;
}) {
  const valuesOf = (source: Reply | null): ReplyValues => ({
    ...replyValues(source),
    ...(source?.name === undefined && { name }),
  });
  // What the host has seen: the reply when the form was opened or saved last.
  const [seen, setSeen] = useState<RsvpSave['seen']>([reply]);
  const [failure, setFailure] = useState<Error | null>(null);
  const { register, handleSubmit, formState, reset, setValue } = useForm<
    ReplyValues,
    unknown,
    Rsvp
  >({
    defaultValues: valuesOf(reply),
    resolver: schemaResolver<ReplyValues, Rsvp>(rsvpSchema, (values) => givenFields(values, reply)),
  });
  const [isSaved, setSaved] = useState(false);
  const { errors, isSubmitting, isDirty } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another reply resets the form
  useEffect(() => {
    if (isDirty || failure) return;
    setSeen([reply]);
    reset(valuesOf(reply));
  }, [reply]);

  const save = async (answers: Rsvp, seenBefore = seen) => {
    setFailure(null);
    setSaved(false);
    try {
      await onSave({ answers: { ...NO_ANSWERS, ...answers }, seen: seenBefore });
      setSeen([answers]);
      reset(replyValues(answers));
      setSaved(true);
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const conflict = failure instanceof RsvpConflict ? failure : null;
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit((answers) => save(answers))}>
      <ReplyFields
        names={FIELD_NAMES}
        events={events}
        field={(each) => ({ ...register(each), error: errors[each]?.message })}
        isUnset={(each) => !reply?.[each]}
      />
      {conflict && (
        <ReplyConflict
          conflict={conflict}
          events={events}
          onReplace={handleSubmit((answers) => {
            const next = seenAfter(seen, conflict);
            setSeen(next);
            return save(answers, next);
          })}
          onKeep={() => {
            for (const each of conflict.fields) setValue(each, conflict.current[each] ?? '');
            setSeen(seenAfter(seen, conflict));
            setFailure(null);
          }}
        />
      )}
      {failure && !conflict && <Alert>{failure.message}</Alert>}
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save reply'}
      </Button>
      <p role="status" className={styles.saved}>
        {isSaved && !isDirty && 'Saved.'}
      </p>
    </form>
  );
}
