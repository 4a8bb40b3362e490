import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Button } from '@invitation/ui/basics/button';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './save-bar.css';

/** Keeps one button in reach on a phone, which saves whatever is typed in the forms of a page. */
export function SaveBar({
  isTyped,
  children,
}: {
  readonly isTyped: boolean;
  readonly children: ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  // Browsers take a field under the bar for visible.
  useEffect(() => {
    const element = root.current;
    if (!isTyped || !element) return;
    const show = () => document.activeElement?.scrollIntoView({ block: 'nearest' });
    show();
    element.addEventListener('focusin', show);
    return () => element.removeEventListener('focusin', show);
  }, [isTyped]);
  const save = () => {
    const forms = root.current?.querySelectorAll<HTMLFormElement>('form[data-typed]') ?? [];
    for (const form of forms) form.requestSubmit();
  };
  return (
    <div ref={root} className={styles.root}>
      {children}
      {isTyped && (
        <div className={styles.bar}>
          <Button onClick={save}>{words.saveAll}</Button>
        </div>
      )}
    </div>
  );
}
