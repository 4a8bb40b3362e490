import { invitationSchema } from '@invitation/domain/invitation';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  InvitationConflict as Conflict,
  type InvitationFields as Fields,
  INVITATION_FIELD_NAMES,
  type InvitationSave,
  invitationFields,
  seenAfterConflict,
} from '../../model/invitation-save';
import type { PersonalInvitation } from '../../model/invitations';
import { useSubmitFocus } from '../use-submit-focus';
import * as styles from './guest.css';
import { InvitationConflict } from './invitation-conflict';
import { InvitationFields } from './invitation-fields';
import { type InvitationValues, invitationValues, preparedInvitation } from './invitation-values';
import { schemaResolver } from './schema-resolver';

const pick = <Values extends Fields | InvitationValues>(
  values: Values,
  isWanted: (name: keyof InvitationValues) => boolean | undefined,
): Partial<Values> =>
  Object.fromEntries(
    INVITATION_FIELD_NAMES.filter(isWanted).map((name) => [name, values[name]]),
  ) as Partial<Values>;

/** The fields of an existing invitation. */
export function InvitationForm({
  invitation,
  onSave,
}: {
  readonly invitation: PersonalInvitation;
  /** Rejects with `InvitationConflict`, or an error with a sentence for the host. */
  readonly onSave: (save: InvitationSave) => Promise<void>;
}) {
  const { name, days, people } = invitation;
  // What the host has seen: the invitation when the form was opened or saved last.
  const [seen, setSeen] = useState<InvitationSave['seen']>([invitation]);
  const [failure, setFailure] = useState<Error | null>(null);
  const { register, handleSubmit, formState, reset, getValues, setValue } = useForm<
    InvitationValues,
    unknown,
    Fields
  >({
    defaultValues: invitationValues(invitation),
    resolver: schemaResolver<InvitationValues, Fields>(invitationSchema, preparedInvitation),
  });
  const [isSaved, setSaved] = useState(false);
  const { errors, isSubmitting, isDirty, dirtyFields } = formState;
  // May change while a save is under way.
  const newest = useRef(invitation);

  const show = (fields: Fields, typed: Partial<InvitationValues> = {}) => {
    setSeen([fields]);
    reset(invitationValues(fields));
    for (const each of INVITATION_FIELD_NAMES) {
      const value = typed[each];
      if (value !== undefined) setValue(each, value, { shouldDirty: true });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the invitation resets the form
  useEffect(() => {
    newest.current = invitation;
    if (!isDirty && !failure) show(invitation);
  }, [name, days, people]);

  const save = async (fields: Fields, seenBefore = seen) => {
    setFailure(null);
    setSaved(false);
    const sent = getValues();
    try {
      await onSave({ fields: invitationFields(fields), seen: seenBefore });
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)));
      // Without an answer, it may have been saved.
      if (!(error instanceof Conflict)) setSeen([...seenBefore, fields]);
      return;
    }
    const typed = getValues();
    show(
      { ...newest.current, ...pick(fields, (each) => dirtyFields[each]) },
      pick(typed, (each) => typed[each] !== sent[each]),
    );
    setSaved(true);
  };
  const conflict = failure instanceof Conflict ? failure : null;
  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit((fields) => save(fields))}>
      <InvitationFields field={(each) => ({ ...register(each), error: errors[each]?.message })} />
      {conflict && (
        <InvitationConflict
          conflict={conflict}
          onReplace={handleSubmit((fields) => {
            const next = seenAfterConflict(seen, conflict);
            setSeen(next);
            return save(fields, next);
          })}
          onKeep={() => {
            show(
              conflict.current,
              pick(getValues(), (each) => dirtyFields[each] && !conflict.fields.includes(each)),
            );
            setFailure(null);
          }}
        />
      )}
      {failure && !conflict && <Alert>{failure.message}</Alert>}
      <Button
        ref={useSubmitFocus(formState)}
        type="submit"
        variant="secondary"
        disabled={isSubmitting}
      >
        {isSubmitting ? 'Saving...' : 'Save invitation'}
      </Button>
      <p role="status" className={styles.saved}>
        {isSaved && !isDirty && 'Saved.'}
      </p>
    </form>
  );
}
