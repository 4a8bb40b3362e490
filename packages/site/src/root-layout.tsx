import '@invitation/ui/theme/print';
import '@invitation/ui/theme/toasts';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Toaster } from 'sonner';
import { scrollToTop } from './scroll-to-top';

/** Around every page: the toasts, with the numbers of A9, and a start at the top after each navigation. */
export function RootLayout() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // A page that was loaded anew, or come back to, keeps the place where the guest was reading.
        if (fromLocation && pathChanged && !toLocation.state.cameFrom) scrollToTop();
      }),
    [router],
  );
  return (
    <>
      <Outlet />
      <Toaster
        position="bottom-center"
        richColors
        visibleToasts={3}
        duration={4000}
        gap={14}
        mobileOffset={{ bottom: 'calc(env(safe-area-inset-bottom) + 16px)' }}
      />
    </>
  );
}
