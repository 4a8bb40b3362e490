import { shell as words } from '@invitation/domain/words/hosts/shell';
import { Button } from '@invitation/ui/button';
import { useState } from 'react';
import type { HostsSession } from '../model/hosts-backend';
import { RefusedError } from '../model/hosts-errors';
import { useHosts, useStore } from '../parts/hosts-site';
import { signOut } from '../sign-in/sign-out';
import { SyncStatus } from './sync-status';

/** How fresh the guest list is, and the way to sign out. Nothing before a host is signed in. */
export function Status() {
  const { backend } = useHosts();
  return backend.session ? <HostStatus session={backend.session} /> : <ListStatus />;
}

function HostStatus({ session }: { readonly session: HostsSession }) {
  const account = useStore(useHosts().account);
  return account?.isVerified ? <SignedInStatus session={session} /> : null;
}

function SignedInStatus({ session }: { readonly session: HostsSession }) {
  const { failure } = useStore(useHosts().guestList);
  const [isSigningOut, setSigningOut] = useState(false);
  if (failure instanceof RefusedError) return null;
  return (
    <>
      <ListStatus />
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
    </>
  );
}

function ListStatus() {
  const { guestList } = useHosts();
  const { list, failure } = useStore(guestList);
  if (list === null || failure) return null;
  return <SyncStatus list={list} />;
}
