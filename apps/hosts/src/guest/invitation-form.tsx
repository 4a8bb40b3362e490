import { invitationSchema } from '@invitation/domain/invitation';
import type { PersonalInvitation } from '@invitation/guest-list/invitations';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSubmitFocus } from '../app/use-submit-focus';
import * as styles from './guest.css';
import { InvitationFields } from './invitation-fields';
import {
  type InvitationFields as Fields,
  type InvitationValues,
  preparedInvitation,
} from './invitation-values';
import { schemaResolver } from './schema-resolver';

/** The fields of an existing invitation. */
export function InvitationForm({
  invitation,
  onSave,
}: {
  readonly invitation: PersonalInvitation;
  /** Rejects with a sentence for the host. */
  readonly onSave: (fields: Fields) => Promise<void>;
}) {
  const { name, days, people } = invitation;
  const { register, handleSubmit, formState, reset, setError } = useForm<
    InvitationValues,
    unknown,
    Fields
  >({
    defaultValues: { name, days, people: String(people) },
    resolver: schemaResolver<InvitationValues, Fields>(invitationSchema, preparedInvitation),
  });
  const [isSaved, setSaved] = useState(false);
  const { errors, isSubmitting, isDirty } = formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the invitation resets the form
  useEffect(() => {
    if (!isDirty) reset({ name, days, people: String(people) });
  }, [name, days, people]);

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={handleSubmit(async (fields) => {
        setSaved(false);
        try {
          await onSave(fields);
          reset({ ...fields, people: String(fields.people) });
          setSaved(true);
        } catch (error) {
          setError('root', { message: error instanceof Error ? error.message : String(error) });
        }
      })}
    >
      <InvitationFields field={(each) => ({ ...register(each), error: errors[each]?.message })} />
      {errors.root?.message && <Alert>{errors.root.message}</Alert>}
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
