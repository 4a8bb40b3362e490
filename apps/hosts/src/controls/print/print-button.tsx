import { print as words } from '@invitation/domain/words/hosts/print';
import { Button } from '@invitation/ui/basics/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { toastError } from '../../context/toast-error';

/** Some browsers show their dialog a moment later. */
const WAIT_MS = 1_500;

/** Prints the page. Browsers inside other apps have a `print` that does nothing: then a message says so. */
export function PrintButton({ children = words.print }: { readonly children?: ReactNode }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = () => clearTimeout(timer.current);
    addEventListener('beforeprint', stop);
    return () => {
      stop();
      removeEventListener('beforeprint', stop);
    };
  }, []);
  return (
    <Button
      onClick={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => toastError(new Error(words.notPrinted)), WAIT_MS);
        // Some browsers have no `print`.
        window.print?.();
      }}
    >
      {children}
    </Button>
  );
}
