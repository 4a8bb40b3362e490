import '@invitation/ui/theme/print';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from './notify';

/** How long a browser without idle callbacks is given to finish the page, in milliseconds. */
const IDLE_DELAY_MS = 500;

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, IDLE_DELAY_MS);
}

/** Around every page. Fetches the toasts' code behind the form, so that the one after Save shows at once. */
export function RootLayout() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ toLocation }) => {
        if (toLocation.pathname === '/') whenIdle(notify.prefetch);
      }),
    [router],
  );
  return <Outlet />;
}
