import { Loading } from '@invitation/ui/loading';
import { type ReactNode, useEffect, useState } from 'react';
import type { HostAccount, HostsSession } from '../model/hosts-backend';
import { NotAHost } from '../pages/sign-in/not-a-host';
import { SignInForm } from '../pages/sign-in/sign-in-form';
import { Frame } from './frame';
import { signOut } from './sign-out';

/** Shows its children to hosts, and the sign-in to everybody else. */
export function SessionGate({
  session,
  hosts,
  notice,
  children,
}: {
  readonly session: HostsSession;
  readonly hosts: string;
  readonly notice: string | null;
  readonly children: ReactNode;
}) {
  const account = useAccount(session);
  if (account?.isHost) return children;
  return (
    <Frame hosts={hosts} current={null} notice={notice}>
      {account === undefined && <Loading />}
      {account === null && (
        <SignInForm
          onSignIn={(email, password) => session.signIn(email, password)}
          onForgotPassword={(email) => session.sendPasswordReset(email)}
        />
      )}
      {account && <NotAHost email={account.email} onSignOut={() => signOut(session)} />}
    </Frame>
  );
}

/** `undefined` until the account is known. */
function useAccount(session: HostsSession): HostAccount | null | undefined {
  const [account, setAccount] = useState<HostAccount | null>();
  useEffect(() => session.observe(setAccount), [session]);
  return account;
}
