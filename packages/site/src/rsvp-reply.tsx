import type { SessionUser } from '@invitation/backend/backend';
import { isAsked } from '@invitation/domain/event';
import { type Rsvp, rsvpKey, type StoredRsvp } from '@invitation/domain/rsvp';
import { NextGuest } from '@invitation/ui/next-guest';
import { RsvpForm } from '@invitation/ui/rsvp-form';
import { rsvpValues } from '@invitation/ui/rsvp-values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { rsvpDraft } from './draft';
import { useFirebase } from './firebase-provider';
import { rsvpQuery } from './queries';
import { scrollToTop } from './scroll-to-top';
import { useSite } from './site';

/** The form of one guest, filled with their draft or what they saved before, and its saving. */
export function RsvpReply({
  user,
  saved,
}: {
  readonly user: SessionUser;
  readonly saved: StoredRsvp | null;
}) {
  const { mode, events } = useSite();
  const { backend, logout } = useFirebase();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const key = rsvpKey(saved ?? {}, user.uid);
  const draft = useMemo(() => rsvpDraft(key), [key]);
  const [values] = useState(() => ({ ...rsvpValues(mode, saved), ...draft.read() }));

  const save = useMutation({
    async mutationFn(rsvp: Rsvp) {
      const forgetDraft = draft.mark();
      await backend.rsvps.logRsvp(key, rsvp);
      forgetDraft();
      const stored: StoredRsvp | null = { ...saved, ...rsvp, lastRsvp: new Date() };
      queryClient.setQueryData(rsvpQuery(backend, user.uid).queryKey, stored);
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

  const leave = useMutation({
    async mutationFn() {
      if (draft.isKept()) {
        throw new Error('You changed something and did not save it yet. Save it first.');
      }
      await logout();
    },
    onSuccess() {
      scrollToTop();
      document.querySelector('h1')?.focus({ preventScroll: true });
    },
  });

  return (
    <>
      <RsvpForm
        mode={mode}
        events={events.filter(isAsked)}
        values={values}
        error={save.error && `Error saving RSVP: ${save.error.message}`}
        onChange={draft.write}
        onSave={async (rsvp) => {
          // A failure is told by the mutation; the form only needs to know that saving is over.
          await save.mutateAsync(rsvp).catch(() => {});
        }}
      />
      {saved && <NextGuest error={leave.error?.message} onNext={() => leave.mutate()} />}
    </>
  );
}
