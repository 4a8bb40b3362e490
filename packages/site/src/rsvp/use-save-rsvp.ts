import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import { type RsvpValues, rsvpValues } from '@invitation/domain/rsvp-values';
import { Conflict, type Save } from '@invitation/domain/save';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { notify } from '../app/notify';
import { useSite } from '../app/site';
import { forgetInvitation } from '../invitation/remembered-invitation';
import { rsvpQuery } from '../session/guest-session';
import { findChanges } from './draft';
import { type FormState, splitAnswers } from './form-state';

const MERGED_MESSAGE = 'Answers that were changed in another place were kept. Go back to see them.';

/** Signs a new guest in first, and opens the thank-you page at the end. */
export function useSaveRsvp({
  replyKey,
  state,
  formValues,
  storeDraft,
  onMerge,
}: {
  /** The key of the reply's document. `null` while the guest is being signed in. */
  readonly replyKey: string | null;
  /** What the guest knows of the document. Each save updates it. */
  readonly state: RefObject<FormState>;
  readonly formValues: RefObject<RsvpValues | null>;
  readonly storeDraft: (values: RsvpValues) => void;
  /** Called with new values for the form if the save kept answers from another place. */
  readonly onMerge: (values: RsvpValues) => void;
}) {
  const { events } = useSite();
  const { session, invited, invitation } = useRouteContext({ from: '/session' });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const updateState = (changes: Partial<FormState>) => {
    state.current = { ...state.current, ...changes };
    if (formValues.current) storeDraft(formValues.current);
  };

  return useMutation({
    async mutationFn(rsvp: Rsvp) {
      // What the guest types from now on is not part of this save.
      const submitted = formValues.current ?? {};
      const key = replyKey ?? (await session.signIn()).uid;
      const { answers, defaults } = splitAnswers(events, rsvp, invitation);
      const { seen, sent } = state.current;
      try {
        const stored = await session.backend.rsvps.logRsvp(key, { answers, defaults, seen });
        queryClient.setQueryData(rsvpQuery(session.backend, key).queryKey, stored);
        const { changed } = findChanges({ values: formValues.current ?? {}, loaded: submitted });
        const values = rsvpValues(events, stored);
        formValues.current = { ...values, ...changed };
        updateState({ loaded: values, seen: [stored], sent: [] });
        const isMerged = hasDifferentAnswers(answers, stored);
        // Otherwise the form's old values would replace the kept answers at the next save.
        if (isMerged) onMerge(formValues.current);
        return isMerged;
      } catch (error) {
        updateState(
          error instanceof Conflict
            ? afterConflict(state.current, error)
            : // The server may still receive it.
              { seen: [...seen, answers], sent: [...sent, answers as RsvpValues] },
        );
        throw error;
      }
    },
    async onSuccess(isMerged) {
      // The guest of a broken link goes on without an invitation.
      if (invited && invitation === null) forgetInvitation();
      notify.success('RSVP saved successfully');
      if (isMerged) notify.success(MERGED_MESSAGE);
      // The guest may have left the page during a slow save.
      if (isMounted.current) await navigate({ to: '/thank-you' });
    },
    onError(error) {
      // A conflict contains answers, which must not be logged.
      const message = failureMessage(error);
      console.error(message, error instanceof Conflict ? '' : error);
      notify.error(message);
    },
  });
}

export const conflictAnswers = ({ current, fields }: Conflict): RsvpValues =>
  Object.fromEntries(fields.map((field) => [field, String(current?.[field] ?? '')])) as RsvpValues;

function afterConflict({ loaded, seen }: FormState, conflict: Conflict): Partial<FormState> {
  if (conflict.current === null) return { seen: [null, ...seen] };
  const shown = conflictAnswers(conflict);
  return { loaded: { ...loaded, ...shown }, seen: seen.map((state) => ({ ...state, ...shown })) };
}

const CHANGED = 'Your reply was changed in another place since you opened this page.';
const DELETED =
  'Your reply was deleted after you opened this page. Press Save RSVP again to send your answers as a new reply.';

export function failureMessage(error: Error): string {
  if (!(error instanceof Conflict)) return `Error saving RSVP: ${error.message}`;
  return `Error saving RSVP: ${error.current === null ? DELETED : CHANGED}`;
}

const hasDifferentAnswers = (answers: Save['answers'], stored: StoredRsvp): boolean =>
  Object.keys(findChanges({ values: answers as RsvpValues, loaded: stored }).changed).some(
    (name) => name in answers,
  );
