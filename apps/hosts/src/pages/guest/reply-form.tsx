import type { CelebrationEvent } from '@invitation/domain/event';
import { FIELD_NAMES, type FieldName } from '@invitation/domain/rsvp-fields';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { useSubmitFocus } from '../use-submit-focus';
import * as styles from './guest.css';
import { ReplyConflict } from './reply-conflict';
import { ReplyFields } from './reply-fields';
import { type ReplyFormOptions, useReplyForm } from './use-reply-form';

/** All fields of a reply, to correct them or to enter what a guest said on the phone. */
export function ReplyForm({
  events,
  ...options
}: ReplyFormOptions & { readonly events: readonly CelebrationEvent[] }) {
  const { form, save, saveMine, takeTheirs, failure, conflict, isSaved } = useReplyForm(options);
  const { register, formState, getValues } = form;
  const { errors, isSubmitting, isDirty, defaultValues } = formState;
  // A select without the option of its value would show another one.
  const has = (each: FieldName, value: string) =>
    defaultValues?.[each] === value || getValues(each) === value;
  return (
    <form noValidate className={styles.form} onSubmit={save}>
      <ReplyFields
        names={FIELD_NAMES}
        events={events}
        field={(each) => ({ ...register(each), error: errors[each]?.message })}
        isUnset={(each) => has(each, '')}
        canCome={(each) => options.days !== 'saturday' || each === 'saturday' || has(each, 'yes')}
      />
      {conflict && (
        <ReplyConflict
          conflict={conflict}
          events={events}
          onReplace={saveMine}
          onKeep={takeTheirs}
        />
      )}
      {failure && !conflict && <Alert>{failure.message}</Alert>}
      <Button ref={useSubmitFocus(formState)} type="submit" disabled={isSubmitting}>
        {isSubmitting ? 'Saving...' : 'Save reply'}
      </Button>
      <p role="status" className={styles.saved}>
        {isSaved && !isDirty && 'Saved.'}
      </p>
    </form>
  );
}
