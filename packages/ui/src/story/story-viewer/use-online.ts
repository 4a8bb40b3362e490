import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser is online again, while something waits for that. */
export function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const callBack = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return;
    const listener = () => callBack();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isWaiting]);
}
