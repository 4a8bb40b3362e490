import { otherDaysOf } from '@invitation/domain/event';
import { isSaturdayOnly, SATURDAY_FLAG } from '@invitation/domain/mode';
import { isClosed } from '@invitation/domain/reply-by';
import type { StoredRsvp } from '@invitation/domain/rsvp';
import { type RsvpValues, rsvpValues } from '@invitation/domain/rsvp-values';
import { Conflict } from '@invitation/domain/save';
import { Replied } from '@invitation/ui/replied';
import { RsvpForm } from '@invitation/ui/rsvp-form';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSite } from '../app/site';
import { forgetInvitation } from '../invitation/remembered-invitation';
import { useFirebase } from '../session/firebase-provider';
import { clearDraft, hasChanges, NO_ACCOUNT, readDraft, writeDraft } from './draft';
import { type FormState, initialFormState } from './form-state';
import { Logout } from './logout';
import { conflictAnswers, failureMessage, useSaveRsvp } from './use-save-rsvp';

export function RsvpReply({
  replyKey,
  saved,
  proposal,
  formValues,
  notice,
}: {
  /** The key of the reply's document. `null` while the guest is being signed in. */
  readonly replyKey: string | null;
  readonly saved: StoredRsvp | null;
  /** The first values of a guest without a saved reply. */
  readonly proposal: RsvpValues | StoredRsvp | null;
  /** The current values of the form. If the account ends, the form of the next account continues with them. */
  readonly formValues: RefObject<RsvpValues | null>;
  readonly notice: ReactNode;
}) {
  const { days, events, replyBy } = useSite();
  const { user, logout } = useFirebase();
  const navigate = useNavigate();
  const { invited, invitation, eventsFor } = useRouteContext({ from: '/session' });
  const key = replyKey ?? NO_ACCOUNT;
  const [initialState] = useState(() => {
    const loaded = rsvpValues(events, saved ?? proposal);
    const draft = readDraft();
    // Another invitation that was opened in this tab may belong to other guests.
    const isOwnDraft = [key, NO_ACCOUNT, user?.uid].includes(draft?.key);
    return initialFormState({
      key,
      loaded,
      saved,
      previousValues: formValues.current,
      draft: invitation && !isOwnDraft ? null : draft,
    });
  });
  const [initialValues, setInitialValues] = useState(initialState.values);
  const state = useRef<FormState>(initialState);
  const storeDraft = useCallback(
    (values: RsvpValues) => {
      formValues.current = values;
      const { loaded, sent } = state.current;
      writeDraft({ key, values, loaded, sent });
    },
    [key, formValues],
  );

  useEffect(() => {
    formValues.current = initialState.values;
  }, [initialState, formValues]);
  useEffect(() => {
    // A draft from before the sign-in now belongs to this account.
    const isNew = state.current.seen[0] === null || readDraft()?.key === NO_ACCOUNT;
    if (isNew && formValues.current) storeDraft(formValues.current);
  }, [storeDraft, formValues]);

  const save = useSaveRsvp({
    replyKey,
    state,
    formValues,
    storeDraft,
    onMerge: setInitialValues,
  });
  return (
    <>
      {saved && <Replied onThankYou={() => navigate({ to: '/thank-you' })} />}
      <RsvpForm
        key={JSON.stringify(initialValues)}
        events={events}
        otherDays={otherDaysOf(days, events)}
        replyBy={replyBy}
        isClosed={isClosed(replyBy, new Date())}
        saved={saved}
        values={initialValues}
        error={save.error && failureMessage(save.error)}
        savedElsewhere={
          save.error instanceof Conflict && save.error.current ? conflictAnswers(save.error) : null
        }
        notice={notice}
        onUseSaved={save.reset}
        onChange={storeDraft}
        onSave={async (rsvp) => {
          // The mutation reports errors. The form's promise must not reject.
          await save.mutateAsync(rsvp).catch(() => {});
        }}
      />
      {saved && (
        <Logout
          hasInvitation={invitation !== null}
          hasChanges={() => hasChanges(key)}
          logout={async () => {
            if (invited) {
              // The next guest of a Saturday invitation does not see the other days either.
              if (isSaturdayOnly(events) && !isSaturdayOnly(eventsFor('weekend'))) {
                await navigate({ to: '/', search: { saturday: SATURDAY_FLAG }, replace: true });
              }
              forgetInvitation();
            }
            await logout();
            clearDraft();
            formValues.current = null;
          }}
        />
      )}
    </>
  );
}
