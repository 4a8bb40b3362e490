import { gate } from '@invitation/domain/words/group/gate';
import { page } from '@invitation/domain/words/group/page';
import { Button } from '@invitation/ui/basics/button';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { LoadError } from '../browser/lazy-import';
import { renewAndReload } from '../browser/renew-scripts';
import { invitationsToTry, leaveInvitation } from '../invitation/remembered-invitation';
import { adviceOf } from '../page/advice';
import { ErrorPage } from '../page/error-page';
import { notify } from '../page/notify';
import { useSite } from '../page/site';
import { usePageTitle } from '../page/use-page-title';

export function FailedRoute({ error }: ErrorComponentProps) {
  const { celebration } = useSite();
  const router = useRouter();
  const isMissingFile = error instanceof LoadError;
  const [hasInvitation] = useState(() => invitationsToTry().length > 0);
  const message = error instanceof Error ? error.message : String(error);
  usePageTitle(gate.error);
  // The toaster is outside of React's tree.
  useEffect(() => {
    // The page already explains a missing file.
    if (!isMissingFile) notify.error(message, { id: 'reply' });
  }, [message, isMissingFile]);
  return (
    <ErrorPage
      celebration={celebration}
      message={adviceOf(message)}
      onTryAgain={() => void (isMissingFile ? renewAndReload() : router.invalidate())}
      wayOn={
        // The personal link may be the reason.
        hasInvitation &&
        !isMissingFile && (
          <Button
            variant="secondary"
            onClick={() => {
              leaveInvitation();
              void router.invalidate();
            }}
          >
            {page.withoutLink}
          </Button>
        )
      }
    />
  );
}
