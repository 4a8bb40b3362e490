import { shell as words } from '@invitation/domain/words/hosts/shell';
import { Loading } from '@invitation/ui/loading';
import { TryAgain } from '@invitation/ui/try-again';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { HostsSession } from '../model/hosts-backend';
import { CopyEndedError, RefusedError } from '../model/hosts-errors';
import { useHosts, useStore } from '../parts/hosts-site';
import { forgetTyped } from '../sign-in/forget-typed';
import { NotAHost, NotVerified } from '../sign-in/not-a-host';
import { SignInForm } from '../sign-in/sign-in-form';
import { signOut } from '../sign-in/sign-out';

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
  const onSendLink = (email: string) => session.sendPasswordLink(email, `${location.origin}/`);
  if (account === null) {
    return (
      <SignInForm
        kept={session.readKept()}
        onDiscard={() => session.discardKept().then(forgetTyped)}
        onSignIn={(email, password) => session.signIn(email, password)}
        onSendLink={onSendLink}
      />
    );
  }
  const { email, isVerified } = account;
  const onSignOut = () => void signOut(session);
  return isVerified ? (
    <ForListed
      refused={({ discarded }) => (
        <NotAHost email={email} discarded={discarded} onSignOut={onSignOut} onTryAgain={reload} />
      )}
    >
      {children}
    </ForListed>
  ) : (
    <NotVerified email={email} onSignOut={onSignOut} onSendLink={onSendLink} />
  );
}

/** The SDK must be restarted after a permission error. */
const reload = () => location.reload();

function ForListed({
  refused,
  children,
}: PagesProps & {
  /** For an account that is not a host. */
  readonly refused?: (error: RefusedError) => ReactNode;
}) {
  const { backend, guestList } = useHosts();
  const { list, failure } = useStore(guestList);
  const isRefused = failure instanceof RefusedError;
  // A host who was removed keeps nothing of guests, like the copy of the list.
  useEffect(() => {
    if (isRefused && !backend.session?.readKept()) forgetTyped();
  }, [backend, isRefused]);
  const isEnded = failure instanceof CopyEndedError;
  useEffect(() => {
    if (!isEnded) return;
    forgetTyped();
    reload();
  }, [isEnded]);
  const router = useRouter();
  const role = list?.role;
  // A host who becomes a helper leaves the pages of hosts.
  useEffect(() => {
    if (role) void router.invalidate();
  }, [router, role]);
  if (isEnded) return <Loading />;
  if (isRefused && refused) return refused(failure);
  if (failure) return <TryAgain onTryAgain={reload}>{failure.message}</TryAgain>;
  if (list === null) return <Loading />;
  if (!list.isLive && list.asOf === null) {
    return <p role="status">{words.noCopy}</p>;
  }
  return children;
}
