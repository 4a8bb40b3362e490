import { Page } from '@invitation/ui/page';
import { TryAgain } from '@invitation/ui/try-again';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { useArrival } from '../use-arrival';

const TITLE = 'One moment, please';

/** What a page shows that cannot be loaded: why, and a way to try again. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const router = useRouter();
  const message = `Error loading RSVP: ${error instanceof Error ? error.message : error}`;
  useArrival(TITLE);
  useEffect(() => {
    console.error(message, error);
    toast.error(message, { id: 'reply' });
  }, [message, error]);
  return (
    <Page title={TITLE}>
      <TryAgain onTryAgain={() => router.invalidate()}>{message}</TryAgain>
    </Page>
  );
}
