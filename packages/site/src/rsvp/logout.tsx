import { NextGuest } from '@invitation/ui/next-guest';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { scrollToTop } from '../browser/scroll-to-top';

/** Offers an empty form to the next guest (A6). Asks first, because a reply without a personal link can no longer be changed afterwards. */
export function Logout({
  hasInvitation,
  hasChanges,
  logout,
}: {
  /** Whether the reply belongs to a personal invitation. */
  readonly hasInvitation: boolean;
  /** Whether the form has unsaved values. */
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
