import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea';

const isUsable = (control: HTMLElement) => control.isConnected && !control.matches(':disabled');

/**
 * Keeps the focus where a person has put it. When its control is removed or disabled, such as the button of a removed item, the next
 * control gets it.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = root.current;
    if (!page) return;
    let controls: readonly HTMLElement[] = [];
    let focused: HTMLElement | null = null;
    let hasRing = false;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof HTMLElement ? target : null;
      hasRing = focused?.matches(':focus-visible') === true;
      controls = [...page.querySelectorAll<HTMLElement>(CONTROLS)];
    };
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && focused?.contains(target))) focused = null;
    };
    const focus = (control: HTMLElement | undefined) => control?.focus({ focusVisible: hasRing });
    const keep = () => {
      const { activeElement } = document;
      const isLost = activeElement === document.body || activeElement === focused;
      if (!focused || !isLost || (activeElement === focused && isUsable(focused))) return;
      const place = controls.indexOf(focused);
      const before = controls.slice(0, Math.max(place, 0)).reverse();
      focus([focused, ...controls.slice(place + 1), ...before].find(isUsable));
    };
    const observer = new MutationObserver(keep);
    observer.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    const listeners = new AbortController();
    const { signal } = listeners;
    page.addEventListener('focusin', remember, { signal });
    // Whoever clicks beside all controls leaves the one that had the focus.
    page.addEventListener('pointerdown', forget, { signal });
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, [root]);
}
