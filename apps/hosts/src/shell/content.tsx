import { Loading } from '@invitation/ui/loading';
import { TryAgain } from '@invitation/ui/try-again';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { HostsSession } from '../model/hosts-backend';
import { useHosts, useStore } from '../pages/hosts-site';
import { SearchTextContext } from '../pages/search-text';
import { NotAHost } from '../pages/sign-in/not-a-host';
import { SignInForm } from '../pages/sign-in/sign-in-form';
import { createHostsRouter } from './router';
import { signOut } from './sign-out';

/** What the frame shows: the pages for hosts, and the sign-in for everybody else. */
export function Content() {
  const { backend } = useHosts();
  return backend.session ? <ForHosts session={backend.session} /> : <LoadedPages />;
}

function ForHosts({ session }: { readonly session: HostsSession }) {
  const account = useStore(useHosts().account);
  if (account === undefined) return <Loading />;
  if (account === null) {
    return (
      <SignInForm
        onSignIn={(email, password) => session.signIn(email, password)}
        onForgotPassword={(email) => session.sendPasswordReset(email)}
      />
    );
  }
  if (account.isHost) return <LoadedPages />;
  return <NotAHost email={account.email} onSignOut={() => signOut(session)} />;
}

/** The pages, as soon as the guest list is loaded. */
function LoadedPages() {
  const { list, failure } = useStore(useHosts().guestList);
  if (failure) {
    // The SDK must be restarted after a permission error.
    return <TryAgain onTryAgain={() => location.reload()}>{failure.message}</TryAgain>;
  }
  if (list === null) return <Loading />;
  if (!list.isLive && list.asOf === null) {
    return (
      <p role="status">
        This device has no copy of the guest list yet. It will appear once you are online.
      </p>
    );
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
