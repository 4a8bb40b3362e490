import '@invitation/ui/theme/print';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from './notify';

/** Without `requestIdleCallback`. */
const IDLE_DELAY_MS = 500;

function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, IDLE_DELAY_MS);
}

/** Prefetches the toasts on the form, for the toast after a save. */
export function RootLayout() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        if (toLocation.pathname === '/') runWhenIdle(notify.prefetch);
      }),
    [router],
  );
  return <Outlet />;
}
