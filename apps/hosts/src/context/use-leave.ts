import { type NavigateOptions, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Navigates, but never pulls a host back who has left the page. Returns whether the host is still there. */
export function useLeave(): (to: NavigateOptions) => boolean {
  const router = useRouter();
  const [{ pathname }] = useState(() => router.latestLocation);
  return (to) => {
    const isHere = router.latestLocation.pathname === pathname;
    if (isHere) void router.navigate({ ...to, replace: true });
    return isHere;
  };
}
