import { shell as words } from '@invitation/domain/words/hosts/shell';
import { Loading } from '@invitation/ui/basics/loading';
import { TryAgain } from '@invitation/ui/basics/try-again';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useHosts, useStore } from '../context/hosts-site';
import { useCountNew } from '../context/last-look';
import type { HostsSession } from '../model/store/hosts-backend';
import { CopyEndedError, RefusedError } from '../model/store/hosts-errors';
import { forgetTyped } from '../sign-in/forget-typed';
import { NotAHost, NotVerified } from '../sign-in/not-a-host';
import { SignInForm } from '../sign-in/sign-in-form';
import { useOnline } from './sync-status';

interface PagesProps {
  /** The pages, which nobody else may see, and which need the guest list. */
  readonly children: ReactNode;
}

/** The layout of all pages: shows them to hosts, and the sign-in to everybody else. */
export function ForHosts({ children }: PagesProps) {
  const { session } = useHosts().backend;
  if (!session) return <ForListed>{children}</ForListed>;
  return <ForSignedIn session={session}>{children}</ForSignedIn>;
}

function ForSignedIn({ session, children }: PagesProps & { readonly session: HostsSession }) {
  const account = useStore(useHosts().account);
  if (account === undefined) return <Loading />;
  if (account === null) return <SignInForm session={session} />;
  const { email, isVerified } = account;
  if (!isVerified) return <NotVerified session={session} email={email} />;
  return (
    <ForListed
      refused={({ discarded }) => (
        <NotAHost session={session} email={email} discarded={discarded} />
      )}
    >
      {children}
    </ForListed>
  );
}

/** The shortest time between two restarts of the page, in case an error remains. */
const RESTART_INTERVAL_MS = 60_000;

function ForListed({
  refused,
  children,
}: PagesProps & {
  /** Shown to an account that is not a host. */
  readonly refused?: (error: RefusedError) => ReactNode;
}) {
  const { backend, guestList, restart } = useHosts();
  const { list, failure } = useStore(guestList);
  useCountNew(list);
  const isRefused = failure instanceof RefusedError;
  // A host who was removed keeps nothing about guests: neither the copy of the list, nor what was typed.
  useEffect(() => {
    if (isRefused && !backend.session?.readKept()) forgetTyped();
  }, [backend, isRefused]);
  const isEnded = failure instanceof CopyEndedError;
  useEffect(() => {
    if (!isEnded) return;
    forgetTyped();
    restart();
  }, [isEnded, restart]);
  const isOnline = useOnline();
  const isBroken = failure !== null && !isRefused && !isEnded;
  // Not without a connection, because the page might not open again.
  useEffect(() => {
    if (!isBroken || !isOnline) return;
    const timer = setTimeout(restart, Math.max(0, RESTART_INTERVAL_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [isBroken, isOnline, restart]);
  const router = useRouter();
  const role = list?.role;
  // A host who becomes a helper leaves the pages of hosts.
  useEffect(() => {
    if (role) void router.invalidate();
  }, [router, role]);
  if (isEnded) return <Loading />;
  if (isRefused && refused) return refused(failure);
  if (failure) return <TryAgain onTryAgain={restart}>{failure.message}</TryAgain>;
  if (list === null) return <Loading />;
  if (!list.isLive && list.asOf === null) {
    return <p role="status">{words.noCopy}</p>;
  }
  return children;
}
