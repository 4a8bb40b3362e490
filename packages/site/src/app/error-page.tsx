import { Page } from '@invitation/ui/page';
import { TryAgain } from '@invitation/ui/try-again';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadError } from '../browser/lazy-import';
import { refetchAndReload } from '../browser/reload-once';
import { notify } from './notify';
import { useSite } from './site';
import { usePageTitle } from './use-page-title';

const TITLE = 'One moment, please';

/** The router's error component, with a 'Try again' button. The router has already logged the error. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { skyline } = useSite().celebration;
  const router = useRouter();
  const message = error instanceof Error ? error.message : String(error);
  const tryAgain = () =>
    void (error instanceof LoadError ? refetchAndReload() : router.invalidate());
  usePageTitle(TITLE);
  useEffect(() => {
    notify.error(message, { id: 'reply' });
  }, [message]);
  return (
    <Page title={TITLE} skyline={skyline}>
      <TryAgain onTryAgain={tryAgain}>{message}</TryAgain>
    </Page>
  );
}
