import { useEffect, useRef } from 'react';

/**
 * Listens to keys anywhere on the page. A key with a modifier is the browser's, and Space on a button is the button's.
 *
 * @param actions by the key's name, as `KeyboardEvent.key` has it
 */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const onButton = event.target instanceof Element && event.target.closest('button') !== null;
      const action = latest.current[event.key];
      if (action === undefined || (event.key === ' ' && (onButton || event.repeat))) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
