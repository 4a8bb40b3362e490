import { shell as words } from '@invitation/domain/words/hosts/shell';
import { Loading } from '@invitation/ui/loading';
import { TryAgain } from '@invitation/ui/try-again';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { HostsSession } from '../model/hosts-backend';
import { RefusedError } from '../model/hosts-errors';
import { useHosts, useStore } from '../parts/hosts-site';
import { SearchTextContext } from '../parts/search-text';
import { forgetTyped } from '../sign-in/forget-typed';
import { NotAHost, NotVerified } from '../sign-in/not-a-host';
import { SignInForm } from '../sign-in/sign-in-form';
import { signOut } from '../sign-in/sign-out';
import { createHostsRouter } from './router';

/** What the frame shows: the pages for hosts, and the sign-in for everybody else. */
export function Content() {
  const { backend } = useHosts();
  return backend.session ? <ForHosts session={backend.session} /> : <LoadedPages />;
}

function ForHosts({ session }: { readonly session: HostsSession }) {
  const account = useStore(useHosts().account);
  if (account === undefined) return <Loading />;
  const onSendLink = (email: string) => session.sendPasswordLink(email, `${location.origin}/`);
  if (account === null) {
    return (
      <SignInForm
        kept={session.readKept()}
        onDiscard={() => session.discardKept()}
        onSignIn={(email, password) => session.signIn(email, password)}
        onSendLink={onSendLink}
      />
    );
  }
  const { email, isVerified } = account;
  const onSignOut = () => void signOut(session);
  return isVerified ? (
    <LoadedPages refused={<NotAHost email={email} onSignOut={onSignOut} onTryAgain={reload} />} />
  ) : (
    <NotVerified email={email} onSignOut={onSignOut} onSendLink={onSendLink} />
  );
}

/** The SDK must be restarted after a permission error. */
const reload = () => location.reload();

/** The pages, as soon as the guest list is loaded. */
function LoadedPages({
  refused,
}: {
  /** For an account that is not a host. */
  readonly refused?: ReactNode;
}) {
  const { list, failure } = useStore(useHosts().guestList);
  const isRefused = failure instanceof RefusedError;
  // A host who was removed keeps nothing of guests, like the copy of the list.
  useEffect(() => {
    if (isRefused) forgetTyped();
  }, [isRefused]);
  if (isRefused && refused) return refused;
  if (failure) return <TryAgain onTryAgain={reload}>{failure.message}</TryAgain>;
  if (list === null) return <Loading />;
  if (!list.isLive && list.asOf === null) {
    return <p role="status">{words.noCopy}</p>;
  }
  return <Pages />;
}

function Pages() {
  const { history, site } = useHosts();
  const [router] = useState(() => createHostsRouter(history, site.events));
  return (
    <SearchTextContext value={useState('')}>
      <RouterProvider router={router} />
    </SearchTextContext>
  );
}
