import type { SessionUser } from '@invitation/backend/backend';
import { isAsked } from '@invitation/domain/event';
import { type Rsvp, rsvpKey, type StoredRsvp } from '@invitation/domain/rsvp';
import { RsvpForm } from '@invitation/ui/rsvp-form';
import { rsvpValues } from '@invitation/ui/rsvp-values';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { rsvpDraft } from './draft';
import { useFirebase } from './firebase-provider';
import { rsvpQuery } from './queries';
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
  const { backend } = useFirebase();
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

  return (
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
  );
}
