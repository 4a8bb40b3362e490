import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import { useState } from 'react';
import { chip } from '../../theme/chip.css';
import { note } from '../../theme/section.css';

/** Saves or shares the picture of the guest's days. */
export function KeepsakeButton({ onSave }: { readonly onSave: () => Promise<void> }) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  return (
    <>
      <button
        type="button"
        className={chip}
        aria-disabled={state === 'saving'}
        onClick={() => {
          if (state === 'saving') return;
          setState('saving');
          onSave().then(
            () => setState('idle'),
            () => setState('failed'),
          );
        }}
      >
        {words.keepsake}
      </button>
      <span role="status" className={note}>
        {state === 'failed' && words.keepsakeFailed}
      </span>
    </>
  );
}
