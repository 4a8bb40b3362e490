import { NextGuest } from '@invitation/ui/next-guest';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { scrollToTop } from '../browser/scroll-to-top';

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
  const mutation = useMutation({
    mutationFn: logout,
    onSuccess() {
      scrollToTop();
      document.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
  return (
    <NextGuest
      state={state}
      hasInvitation={hasInvitation}
      error={mutation.error?.message}
      onRequest={() => setState(hasChanges() ? 'unsaved' : 'confirming')}
      onConfirm={() => mutation.mutate()}
      onCancel={() => setState('idle')}
    />
  );
}
