import { useEffect, useEffectEvent } from 'react';

/**
 * Handles keys on the whole page. Keys with a modifier, and Space on a button, keep their default action.
 *
 * @param actions by `KeyboardEvent.key`
 */
export function useKeyboardShortcuts(actions: Readonly<Record<string, () => void>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    const action = actions[event.key];
    if (action === undefined || (event.key === ' ' && (onButton || event.repeat))) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
