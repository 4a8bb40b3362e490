import '@invitation/ui/theme/page/toasts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster as SonnerToaster } from 'sonner';

export { toast } from 'sonner';

/** Screen readers need this time between a new live region and its first message. */
const LIVE_REGION_DELAY_MS = 100;

/** By default, Alt+T moves the focus to the toasts. On some keyboards it types a letter. */
const NO_KEY: string[] = [];

export const Toaster = () => (
  <SonnerToaster
    position="bottom-center"
    richColors
    hotkey={NO_KEY}
    visibleToasts={3}
    duration={4000}
    gap={14}
    mobileOffset={{ bottom: 'calc(env(safe-area-inset-bottom) + 16px)' }}
  />
);

export async function mountToaster(): Promise<void> {
  const element = document.body.appendChild(document.createElement('div'));
  // Sonner drops toasts that are shown before the toaster's effects have run.
  flushSync(() => createRoot(element).render(<Toaster />));
  // Sonner makes a tab stop of each toast, and moves the focus back from it. These toasts have nothing to press.
  new MutationObserver(() => {
    for (const toast of element.querySelectorAll('[data-sonner-toast][tabindex]')) {
      toast.removeAttribute('tabindex');
    }
  }).observe(element, { childList: true, subtree: true });
  await new Promise((resolve) => setTimeout(resolve, LIVE_REGION_DELAY_MS));
}
