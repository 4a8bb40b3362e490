import { NextGuest } from '@invitation/ui/form/next-guest';
import { useState } from 'react';
import { scrollToTop } from '../browser/scroll-to-top';
import { forgetRemembered } from '../invitation/remembered-invitation';
import { markLeft } from '../session/former-guest';
import { forgetKept } from '../session/kept-reply';
import { hasUnsavedTab } from './unsaved-tabs';

/** Asks first, because a reply without a personal link can no longer be changed afterwards (A6). */
export function Logout({
  hasInvitation,
  hasChanges,
  signOut,
}: {
  readonly hasInvitation: boolean;
  readonly hasChanges: boolean;
  readonly signOut: () => Promise<void>;
}) {
  const [state, setState] = useState<'idle' | 'confirming' | 'unsaved'>('idle');
  const [error, setError] = useState<string>();
  const ask = async () =>
    setState(hasChanges || (await hasUnsavedTab()) ? 'unsaved' : 'confirming');
  const confirm = async () => {
    setError(undefined);
    scrollToTop();
    try {
      await signOut();
      leave();
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
    }
  };
  return (
    <NextGuest
      state={state}
      hasInvitation={hasInvitation}
      error={error}
      onRequest={() => void ask()}
      onConfirm={() => void confirm()}
      onCancel={() => setState('idle')}
    />
  );
}

/** Forgets the guest in every tab of this browser. A new page has nothing of them in memory. */
function leave(): void {
  markLeft();
  forgetKept();
  forgetRemembered();
  // With a fragment, the browser would stay on this page.
  location.replace(location.pathname + location.search);
}
