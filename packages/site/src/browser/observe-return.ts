import { focusManager, onlineManager } from '@tanstack/react-query';

/**
 * Calls the listener when the guest is back at the page, and when the connection is back while the page is shown.
 *
 * @returns a function that stops it
 */
export function observeReturn(listener: () => void): () => void {
  const stops = [focusManager, onlineManager].map((manager) =>
    manager.subscribe((isBack) => {
      if (isBack && focusManager.isFocused()) listener();
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}
