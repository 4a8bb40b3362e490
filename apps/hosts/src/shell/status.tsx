import { shell as words } from '@invitation/domain/words/hosts/shell';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import { useHosts, useStore } from '../context/hosts-site';
import type { HostsBackend } from '../model/store/hosts-backend';
import { RefusedError } from '../model/store/hosts-errors';
import { signOut } from '../sign-in/sign-out';
import { SyncStatus } from './sync-status';

/** How fresh the guest list is, and the way to sign out. Nothing before a host is signed in. */
export function Status() {
  const { backend, account } = useHosts();
  const isSignedIn = useStore(account)?.isVerified;
  return (!backend.session || isSignedIn) && <StatusOfHost session={backend.session} />;
}

function StatusOfHost({ session }: Pick<HostsBackend, 'session'>) {
  const { list, failure } = useStore(useHosts().guestList);
  const [isSigningOut, setSigningOut] = useState(false);
  if (failure instanceof RefusedError) return null;
  return (
    <>
      {list && !failure && <SyncStatus list={list} />}
      {session && (
        <Button
          variant="secondary"
          disabled={isSigningOut}
          onClick={() => {
            setSigningOut(true);
            void signOut(session).finally(() => setSigningOut(false));
          }}
        >
          {isSigningOut ? words.signingOut : words.signOut}
        </Button>
      )}
    </>
  );
}
