import type { StoredRsvp } from '@invitation/domain/rsvp';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import { Page } from '@invitation/ui/page';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSite } from '../app/site';
import { usePageTitle } from '../app/use-page-title';
import { clearDraft, findChanges, readDraft } from './draft';
import { RsvpReply } from './rsvp-reply';
import { SignInAlert } from './sign-in-alert';
import { usePreconnect } from './use-preconnect';

export function RsvpPage() {
  const { celebration, events, services } = useSite();
  const { rsvpTitle, rsvpSubtitle, skyline } = celebration;
  const { key, saved, earlier, signIn } = useLoaderData({ from: '/session/form' });
  const { invited, invitation } = useRouteContext({ from: '/session' });
  const [takenReply, setTakenReply] = useState<StoredRsvp | null>(null);
  const formValues = useRef<RsvpValues | null>(null);
  const formKey = useFormKey(key, saved !== null);
  usePreconnect(services?.database);
  usePageTitle(rsvpTitle);
  return (
    <Page title={rsvpTitle} subtitle={rsvpSubtitle} skyline={skyline}>
      {invited?.fault && <invited.module.InvitationNote state={invited.fault} />}
      {invited && invitation && (
        <invited.module.InvitationNote state="valid" invitation={invitation.invitation} />
      )}
      {invited && earlier && (
        <invited.module.EarlierReply
          rsvp={earlier}
          events={events}
          onTake={() => {
            const draft = readDraft();
            clearDraft();
            // What the guest has typed stays.
            formValues.current = draft && findChanges(draft).changed;
            setTakenReply(earlier);
          }}
        />
      )}
      <RsvpReply
        key={`${formKey}${takenReply ? 'taken' : ''}`}
        replyKey={key}
        saved={saved}
        proposal={takenReply ?? (invitation && { name: invitation.invitation.name })}
        formValues={formValues}
        notice={signIn && <SignInAlert signIn={signIn} />}
      />
    </Page>
  );
}

/** Returns a new key after a change of the reply's key, except when a new guest is signed in. */
function useFormKey(replyKey: string | null, hasReply: boolean): number {
  const [form, setForm] = useState({ replyKey, key: 0 });
  if (form.replyKey === replyKey) return form.key;
  const continues = form.replyKey === null && !hasReply;
  const next = { replyKey, key: continues ? form.key : form.key + 1 };
  setForm(next);
  return next.key;
}
