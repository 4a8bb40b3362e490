import { common } from '@invitation/domain/words/hosts/common';
import { signIn as words } from '@invitation/domain/words/hosts/signIn';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import { toastError } from '../context/toast-error';
import * as layout from '../controls/layout.css';
import type { HostsSession } from '../model/store/hosts-backend';
import type { KeptChanges } from '../model/store/hosts-errors';
import { forgetTyped } from './forget-typed';

/** Says whose arrivals and drafts this device keeps. Somebody who can no longer sign in with that account can discard them. */
export function KeptChangesAlert({
  session,
  kept: { guests, hasDrafts, email },
}: {
  readonly session: HostsSession;
  readonly kept: KeptChanges;
}) {
  const [status, setStatus] = useState<'kept' | 'asking' | 'discarded'>('kept');
  const discard = async () => {
    await session.discardKept();
    forgetTyped();
    setStatus('discarded');
  };
  if (status === 'discarded') return <p role="status">{words.discarded}</p>;
  return (
    <>
      <Alert>
        {[guests > 0 && words.waiting(guests, email), hasDrafts && words.drafts(email)]
          .filter(Boolean)
          .join(' ')}
      </Alert>
      <div className={layout.buttons}>
        {status === 'kept' ? (
          <Button variant="secondary" onClick={() => setStatus('asking')}>
            {words.discard}
          </Button>
        ) : (
          <>
            <Button variant="destructive" onClick={() => discard().catch(toastError)}>
              {words.discardForGood}
            </Button>
            <Button variant="secondary" onClick={() => setStatus('kept')}>
              {common.cancel}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
