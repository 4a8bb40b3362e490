import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus inside an element when the one that has it goes away, e.g. an arrow on the last story.
 *
 * @param change whatever may take elements away
 * @param heirs selects the elements that may inherit the focus, the first one that exists does
 * @returns what to spread on the element
 */
export function useFocusKept(change: unknown, heirs: string) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect is to run at each change, not to read it
  useLayoutEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    root.current?.querySelector<HTMLElement>(heirs)?.focus();
  }, [change, heirs]);
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
