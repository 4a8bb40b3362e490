import { signIn as words } from '@invitation/domain/words/hosts/signIn';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import type { HostsSession } from '../model/store/hosts-backend';
import { messageOf } from '../model/store/hosts-errors';

type Sending =
  | { readonly state: 'idle' | 'sending' }
  | { readonly state: 'sent'; readonly email: string }
  | { readonly state: 'failed'; readonly reason: string };

/** Sends a link to choose a password, for a new host as well as for a forgotten password (B15). */
export function LinkToPassword({
  session,
  getEmail,
}: {
  readonly session: HostsSession;
  /** Resolves to `null` if the typed text is not an address. */
  readonly getEmail: () => Promise<string | null>;
}) {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const send = async () => {
    const email = await getEmail();
    if (email === null) return;
    setSending({ state: 'sending' });
    try {
      await session.sendPasswordLink(email, `${location.origin}/`);
      setSending({ state: 'sent', email });
    } catch (error) {
      setSending({ state: 'failed', reason: messageOf(error) });
    }
  };
  const { state } = sending;
  return (
    <>
      {/* Not `disabled`, which would take the focus away. */}
      <Button
        variant="secondary"
        width="full"
        aria-disabled={state === 'sending'}
        onClick={() => state !== 'sending' && send()}
      >
        {state === 'sending' ? words.sending : words.sendLink}
      </Button>
      {state === 'failed' && <Alert>{sending.reason}</Alert>}
      <div role="status">{state === 'sent' && <p>{words.sent(sending.email)}</p>}</div>
    </>
  );
}
