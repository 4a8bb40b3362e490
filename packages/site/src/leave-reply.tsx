import { NextGuest } from '@invitation/ui/next-guest';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { scrollToTop } from './scroll-to-top';

/** The way to an empty form for the next guest. It asks once: nobody can reach the reply of this browser again. */
export function LeaveReply({
  hasChanges,
  logout,
}: {
  /** Tells whether the form holds something that is not saved. */
  readonly hasChanges: () => boolean;
  readonly logout: () => Promise<void>;
}) {
  const [state, setState] = useState<'offered' | 'asked' | 'unsaved'>('offered');
  const leave = useMutation({
    mutationFn: logout,
    onSuccess() {
      scrollToTop();
      document.querySelector('h1')?.focus({ preventScroll: true });
    },
  });
  return (
    <NextGuest
      state={state}
      error={leave.error?.message}
      onAsk={() => setState(hasChanges() ? 'unsaved' : 'asked')}
      onNext={() => leave.mutate()}
      onStay={() => setState('offered')}
    />
  );
}
