import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when the focused element is removed, e.g. an arrow on the last story.
 *
 * @param dependency a value that changes whenever elements may be removed
 * @param fallbackSelector the first matching descendant gets the focus
 * @returns the props of the root element
 */
export function useFocusFallback(dependency: unknown, fallbackSelector: string) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dependency only triggers the effect
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    root.current?.querySelector<HTMLElement>(fallbackSelector)?.focus();
  }, [dependency, fallbackSelector]);
  return {
    ref: root,
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
