import type { SessionUser } from '@invitation/backend/backend';
import { isAsked } from '@invitation/domain/event';
import { type Rsvp, rsvpKey, type StoredRsvp } from '@invitation/domain/rsvp';
import { RsvpConflict, type RsvpSave, seenAfter } from '@invitation/domain/rsvp-save';
import { type RsvpValues, rsvpValues } from '@invitation/domain/rsvp-values';
import { RsvpForm } from '@invitation/ui/rsvp-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { changesIn, clearDraft, hasChanges, readDraft, writeDraft } from './draft';
import { useFirebase } from './firebase-provider';
import { LeaveReply } from './leave-reply';
import { notify } from './notify';
import { rsvpQuery } from './queries';
import { type FormState, firstState, saveOf } from './reply-state';
import { useSite } from './site';

const OTHERS_KEPT = 'Answers that were changed in another place were kept. Go back to see them.';

/** The form of one guest, filled with their draft or what they saved before, and its saving. */
export function RsvpReply({
  user,
  saved,
  shown,
}: {
  readonly user: SessionUser;
  readonly saved: StoredRsvp | null;
  /**
   * What the form holds. It outlives the account: where that ends by itself, the next one's form goes on with it.
   */
  readonly shown: RefObject<RsvpValues | null>;
}) {
  const { mode, events } = useSite();
  const { backend, logout } = useFirebase();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const key = rsvpKey(saved ?? {}, user.uid);
  const [first] = useState(() => {
    const loaded = rsvpValues(mode, saved);
    return firstState({ key, loaded, saved, carried: shown.current, draft: readDraft() });
  });
  const [initial, setInitial] = useState(first.values);
  const form = useRef<FormState>(first);
  const mounted = useRef(false);
  const keepValues = useCallback(
    (values: RsvpValues) => {
      shown.current = values;
      const { loaded, sent } = form.current;
      writeDraft({ key, values, loaded, sent });
    },
    [key, shown],
  );
  /** Notes what the guest knows of the document from now on. */
  const learn = (news: Partial<FormState>) => {
    form.current = { ...form.current, ...news };
    if (shown.current) keepValues(shown.current);
  };

  useEffect(() => {
    // What was typed for an account that ended is this one's draft from now on.
    if (first.seen[0] === null) keepValues(first.values);
    shown.current = first.values;
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, [first, keepValues, shown]);

  const save = useMutation({
    async mutationFn(rsvp: Rsvp) {
      const { answers, defaults } = saveOf(mode, rsvp);
      const { loaded, seen, sent } = form.current;
      const saving = shown.current ?? {};
      try {
        const stored = await backend.rsvps.logRsvp(key, { answers, defaults, seen });
        queryClient.setQueryData(rsvpQuery(backend, user.uid).queryKey, stored);
        const { changed } = changesIn({ values: shown.current ?? {}, loaded: saving });
        const values = rsvpValues(mode, stored);
        shown.current = { ...values, ...changed };
        learn({ loaded: values, seen: [stored], sent: [] });
        const othersKept = differsFrom(answers, stored);
        // What was changed in another place is not to be replaced by what this form still shows.
        if (othersKept) setInitial(shown.current);
        return othersKept;
      } catch (error) {
        learn(
          error instanceof RsvpConflict
            ? { loaded: { ...loaded, ...answersIn(error) }, seen: seenAfter(seen, error) }
            : // It may have arrived all the same, or may yet.
              { seen: [...seen, answers], sent: [...sent, answers] },
        );
        throw error;
      }
    },
    async onSuccess(othersKept) {
      notify.success('RSVP saved successfully');
      if (othersKept) notify.success(OTHERS_KEPT);
      // The guest may have moved on while a slow save was under way.
      if (mounted.current) await navigate({ to: '/thank-you' });
    },
    onError(error) {
      // A conflict holds the guest's answers, which belong into no log.
      console.error('Error saving RSVP:', error instanceof RsvpConflict ? error.message : error);
      notify.error(`Error saving RSVP: ${error.message}`);
    },
  });

  return (
    <>
      <RsvpForm
        key={JSON.stringify(initial)}
        mode={mode}
        events={events.filter(isAsked)}
        values={initial}
        error={save.error && `Error saving RSVP: ${save.error.message}`}
        savedElsewhere={save.error instanceof RsvpConflict ? answersIn(save.error) : null}
        onUseSaved={save.reset}
        onChange={keepValues}
        onSave={async (rsvp) => {
          // A failure is told by the mutation; the form only needs to know that saving is over.
          await save.mutateAsync(rsvp).catch(() => {});
        }}
      />
      {saved && (
        <LeaveReply
          hasChanges={() => hasChanges(key)}
          logout={async () => {
            await logout();
            clearDraft();
            shown.current = null;
          }}
        />
      )}
    </>
  );
}

/** Tells whether a document holds other answers than a form that was just saved: somebody changed them meanwhile. */
const differsFrom = (answers: RsvpSave['answers'], stored: StoredRsvp): boolean =>
  Object.keys(changesIn({ values: answers, loaded: stored }).changed).some(
    (name) => name in answers,
  );

/** The answers that a conflict is about, as the document has them. */
const answersIn = ({ current, fields }: RsvpConflict): RsvpValues =>
  Object.fromEntries(fields.map((field) => [field, current[field] ?? '']));
