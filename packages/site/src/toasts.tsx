import '@invitation/ui/theme/toasts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster as SonnerToaster } from 'sonner';

export { toast } from 'sonner';

/** How long before its first message a live region has to be in the page, in milliseconds. */
const LIVE_REGION_DELAY_MS = 100;

/** Where toasts appear, with the numbers of A9; sonner's own width is that of A9. */
export const Toaster = () => (
  <SonnerToaster
    position="bottom-center"
    richColors
    visibleToasts={3}
    duration={4000}
    gap={14}
    mobileOffset={{ bottom: 'calc(env(safe-area-inset-bottom) + 16px)' }}
  />
);

/** Puts a toaster into the page that shows toasts on every page from then on. */
export async function mountToaster(): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'));
  // Toasts from before the toaster's effects are lost.
  flushSync(() => createRoot(element).render(<Toaster />));
  await new Promise((resolve) => setTimeout(resolve, LIVE_REGION_DELAY_MS));
}
