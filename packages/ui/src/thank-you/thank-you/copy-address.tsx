import type { CelebrationEvent } from '@invitation/domain/event/event';
import { thankYou as words } from '@invitation/domain/words/group/thankYou';
import { useState } from 'react';
import { note } from '../../theme/section.css';
import { quietLink } from '../../theme/text-link.css';

/** Copies the place of a day, for a taxi or another map. */
export function CopyAddress({ event: { title, location } }: { readonly event: CelebrationEvent }) {
  const [status, setStatus] = useState('');
  // Browsers have the API only in secure contexts.
  const copy = async () => navigator.clipboard.writeText(location);
  return (
    <>
      <button
        type="button"
        className={quietLink}
        aria-label={words.copyAddressOf(title)}
        onClick={() =>
          copy().then(
            () => setStatus(words.addressCopied),
            () => setStatus(words.addressNotCopied),
          )
        }
      >
        {words.copyAddress}
      </button>
      <span role="status" className={note}>
        {status}
      </span>
    </>
  );
}
