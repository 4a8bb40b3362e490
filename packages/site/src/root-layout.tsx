import { vars } from '@invitation/ui/theme/contract';
import { Outlet, useRouter } from '@tanstack/react-router';
import { type CSSProperties, useEffect } from 'react';
import { Toaster } from 'sonner';
import { scrollToTop } from './scroll-to-top';

/** Sonner's own rich colours are too faint to read on their backgrounds; the theme's are not. */
const COLOURS = {
  '--width': '356px',
  '--success-bg': vars.color.successSurface,
  '--success-border': vars.color.success,
  '--success-text': vars.color.success,
  '--error-bg': vars.color.dangerSurface,
  '--error-border': vars.color.danger,
  '--error-text': vars.color.danger,
} as CSSProperties;

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
        style={COLOURS}
        mobileOffset={{ bottom: 'calc(env(safe-area-inset-bottom) + 16px)' }}
      />
    </>
  );
}
