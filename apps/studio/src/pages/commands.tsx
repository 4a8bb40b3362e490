import { Button } from '@invitation/ui/basics/button';
import { useRef, useState } from 'react';
import * as styles from './studio.css';

/** Lines for a terminal, which runs them one after another when they are pasted. */
export function Commands({ lines }: { readonly lines: readonly string[] }) {
  const [status, setStatus] = useState('');
  const block = useRef<HTMLPreElement>(null);
  const copy = () =>
    navigator.clipboard.writeText(lines.join('\n')).then(
      () => setStatus('Copied'),
      () => {
        if (block.current) getSelection()?.selectAllChildren(block.current);
        setStatus('Copy the selected text');
      },
    );
  return (
    <div className={styles.commands}>
      <pre ref={block} className={styles.lines}>
        {lines.join('\n')}
      </pre>
      <Button variant="secondary" onClick={copy}>
        Copy
      </Button>
      <p role="status">{status}</p>
    </div>
  );
}
