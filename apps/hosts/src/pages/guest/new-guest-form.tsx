import type { Values } from '@invitation/domain/edit';
import type { CelebrationEvent } from '@invitation/domain/event';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { useForm, useWatch } from 'react-hook-form';
import * as card from '../card.css';
import { PageHeading } from '../page-heading/page-heading';
import { useSubmitFocus } from '../use-submit-focus';
import * as styles from './guest.css';
import { InvitationFields } from './invitation-fields';
import { blankGuest, type NewGuest, newGuestResolver, replyNames } from './new-guest';
import { ReplyFields } from './reply-fields';

/** Adds an invitation, with the answers of a guest who phoned (B15). */
export function NewGuestForm({
  events,
  onSave,
}: {
  readonly events: readonly CelebrationEvent[];
  /** Rejects with a sentence for the host. */
  readonly onSave: (guest: NewGuest) => Promise<void>;
}) {
  const { register, handleSubmit, formState, setError, control } = useForm<
    Values,
    unknown,
    NewGuest
  >({
    defaultValues: blankGuest(events),
    resolver: newGuestResolver(events),
  });
  const values = useWatch({ control });
  const { errors, isSubmitting } = formState;
  const field = (name: string) => ({
    ...register(name),
    error: errors[name]?.message,
  });
  return (
    <>
      <PageHeading>Add a guest</PageHeading>
      <form
        noValidate
        className={styles.form}
        onSubmit={handleSubmit(async (guest) => {
          try {
            await onSave(guest);
          } catch (error) {
            setError('root', { message: error instanceof Error ? error.message : String(error) });
          }
        })}
      >
        <div className={card.columns}>
          <section className={card.root}>
            <h2 className={card.heading}>Invitation</h2>
            <InvitationFields field={field} />
          </section>
          <section className={card.root}>
            <h2 className={card.heading}>Reply (leave blank what you don’t know)</h2>
            <ReplyFields
              names={replyNames(events, values as Values)}
              events={events}
              field={field}
            />
          </section>
        </div>
        {errors.root?.message && <Alert>{errors.root.message}</Alert>}
        <Button ref={useSubmitFocus(formState)} type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save guest'}
        </Button>
      </form>
    </>
  );
}
