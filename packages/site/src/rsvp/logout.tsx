import { NextGuest } from '@invitation/ui/next-guest';
import { useState } from 'react';
import { scrollToTop } from '../browser/scroll-to-top';
import { forgetSite } from './forget-site';

/** Asks first, because a reply without a personal link can no longer be changed afterwards (A6). */
export function Logout({
  hasInvitation,
  hasChanges,
  logout,
}: {
  readonly hasInvitation: boolean;
  readonly hasChanges: () => boolean;
  readonly logout: () => Promise<void>;
}) {
  const [state, setState] = useState<'idle' | 'confirming' | 'unsaved'>('idle');
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setError(undefined);
    try {
      await logout();
      await forgetSite();
      scrollToTop();
      document.querySelector('h1')?.focus({ preventScroll: true });
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : String(cause));
    }
  };
  return (
    <NextGuest
      state={state}
      hasInvitation={hasInvitation}
      error={error}
      onRequest={() => setState(hasChanges() ? 'unsaved' : 'confirming')}
      onConfirm={() => void confirm()}
      onCancel={() => setState('idle')}
    />
  );
}
