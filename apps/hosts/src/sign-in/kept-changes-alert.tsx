import { common } from '@invitation/domain/words/hosts/common';
import { signIn as words } from '@invitation/domain/words/hosts/signIn';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import { toastError } from '../context/toast-error';
import * as layout from '../controls/layout.css';
import type { KeptChanges } from '../model/store/hosts-errors';

/** Says whose arrivals and drafts this device keeps. Whoever can no longer sign in with that account discards them. */
export function KeptChangesAlert({
  kept: { guests, hasDrafts, email },
  onDiscard,
}: {
  readonly kept: KeptChanges;
  readonly onDiscard: () => Promise<void>;
}) {
  const [status, setStatus] = useState<'kept' | 'asking' | 'discarded'>('kept');
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
            <Button
              variant="destructive"
              onClick={() => onDiscard().then(() => setStatus('discarded'), toastError)}
            >
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
