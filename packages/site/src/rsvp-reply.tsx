import type { SessionUser } from '@invitation/backend/backend';
import { isAsked } from '@invitation/domain/event';
import { type Rsvp, rsvpKey, type StoredRsvp } from '@invitation/domain/rsvp';
import { RsvpConflict, seenAfter } from '@invitation/domain/rsvp-save';
import { type RsvpValues, rsvpValues } from '@invitation/domain/rsvp-values';
import { NextGuest } from '@invitation/ui/next-guest';
import { RsvpForm } from '@invitation/ui/rsvp-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { clearDraft, markDraft, readDraft, writeDraft } from './draft';
import { useFirebase } from './firebase-provider';
import { rsvpQuery } from './queries';
import { firstState, type SeenStates, saveOf } from './reply-state';
import { scrollToTop } from './scroll-to-top';
import { useSite } from './site';

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
  const seen = useRef<SeenStates>(first.seen);
  const keepValues = useCallback(
    (values: RsvpValues) => {
      shown.current = values;
      writeDraft(key, rsvpValues(mode, seen.current[0] ?? null), values);
    },
    [key, mode, shown],
  );

  useEffect(() => {
    // What was typed for an account that ended is this one's draft from now on.
    if (first.seen[0] === null) keepValues(first.values);
    shown.current = first.values;
  }, [first, keepValues, shown]);

  const save = useMutation({
    async mutationFn(rsvp: Rsvp) {
      const forgetDraft = markDraft();
      const { answers, defaults } = saveOf(mode, rsvp);
      try {
        const stored = await backend.rsvps.logRsvp(key, { answers, defaults, seen: seen.current });
        seen.current = [stored];
        forgetDraft();
        queryClient.setQueryData(rsvpQuery(backend, user.uid).queryKey, stored);
      } catch (error) {
        seen.current =
          error instanceof RsvpConflict
            ? seenAfter(seen.current, error)
            : // It may have arrived all the same, or may yet.
              [...seen.current, answers];
        throw error;
      }
    },
    async onSuccess() {
      toast.success('RSVP saved successfully');
      await navigate({ to: '/thank-you' });
    },
    onError(error) {
      console.error('Error saving RSVP:', error);
      toast.error(`Error saving RSVP: ${error.message}`);
    },
  });

  return (
    <>
      <RsvpForm
        mode={mode}
        events={events.filter(isAsked)}
        values={first.values}
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
        <Leaving
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

/** The answers that a conflict is about, as the document has them. */
const answersIn = ({ current, fields }: RsvpConflict): RsvpValues =>
  Object.fromEntries(fields.map((field) => [field, current[field] ?? '']));

/** The way to an empty form for the next guest. It asks once: nobody can reach the reply of this browser again. */
function Leaving({ logout }: { readonly logout: () => Promise<void> }) {
  const [state, setState] = useState<'offered' | 'asked' | 'unsaved'>('offered');
  const leave = useMutation({
    mutationFn: logout,
    onSuccess() {
      scrollToTop();
      document.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
  const next = () => {
    if (readDraft() !== null) setState('unsaved');
    else if (state === 'asked') leave.mutate();
    else setState('asked');
  };
  return (
    <NextGuest
      state={state}
      error={leave.error?.message}
      onNext={next}
      onStay={() => setState('offered')}
    />
  );
}
