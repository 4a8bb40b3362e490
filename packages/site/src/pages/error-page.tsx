import { Page } from '@invitation/ui/page';
import { TryAgain } from '@invitation/ui/try-again';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadError } from '../load';
import { notify } from '../notify';
import { renewAndReload } from '../reload-once';
import { useSite } from '../site';
import { useArrival } from '../use-arrival';

const TITLE = 'One moment, please';

/** What a page shows that cannot be loaded: why, and a way to try again. The router has logged the error. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { skyline } = useSite().celebration;
  const router = useRouter();
  const message = error instanceof Error ? error.message : String(error);
  const tryAgain = () => void (error instanceof LoadError ? renewAndReload() : router.invalidate());
  useArrival(TITLE);
  useEffect(() => {
    notify.error(message, { id: 'reply' });
  }, [message]);
  return (
    <Page title={TITLE} skyline={skyline}>
      <TryAgain onTryAgain={tryAgain}>{message}</TryAgain>
    </Page>
  );
}
