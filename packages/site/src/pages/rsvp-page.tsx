import type { RsvpValues } from '@invitation/domain/rsvp-values';
import { Loading } from '@invitation/ui/loading';
import { Page } from '@invitation/ui/page';
import { TryAgain } from '@invitation/ui/try-again';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFirebase } from '../firebase-provider';
import { notify } from '../notify';
import { loadingFailed, rsvpQuery, signInQuery, signingInFailed } from '../queries';
import { RsvpReply } from '../rsvp-reply';
import { useSite } from '../site';
import { useArrival } from '../use-arrival';

/** The route `/` (A2): the form, once it is known who replies and what they replied before. */
export function RsvpPage() {
  const { rsvpTitle, rsvpSubtitle, skyline } = useSite().celebration;
  useArrival(rsvpTitle);
  return (
    <Page title={rsvpTitle} subtitle={rsvpSubtitle} skyline={skyline}>
      <Reply />
    </Page>
  );
}

function Reply() {
  const { backend, user } = useFirebase();
  const shown = useRef<RsvpValues | null>(null);
  const signIn = useQuery({ ...signInQuery(backend), enabled: user === null });
  const saved = useQuery({ ...rsvpQuery(backend, user?.uid ?? ''), enabled: user !== null });

  const failed = user === null ? signIn : saved;
  const message =
    failed.error && (user === null ? signingInFailed(failed.error) : loadingFailed(failed.error));
  useEffect(() => {
    if (message === null) return;
    console.error(message, failed.error);
    notify.error(message, { id: 'reply' });
  }, [message, failed.error]);

  if (message !== null && !failed.isFetching) {
    const tryAgain = () => {
      // The button goes away, and the focus is not to go with it.
      document.querySelector('h1')?.focus();
      void failed.refetch();
    };
    return <TryAgain onTryAgain={tryAgain}>{message}</TryAgain>;
  }
  if (user === null || saved.data === undefined) return <Loading />;
  return <RsvpReply key={user.uid} user={user} saved={saved.data} shown={shown} />;
}
