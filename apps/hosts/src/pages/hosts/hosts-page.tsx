import { hosts as words } from '@invitation/domain/words/hosts/hosts';
import { Loading } from '@invitation/ui/basics/loading';
import { TryAgain } from '@invitation/ui/basics/try-again';
import { useState } from 'react';
import { useHosts, useStore } from '../../context/hosts-site';
import { PageHeading } from '../../controls/page-heading/page-heading';
import type { Host, HostsSession } from '../../model/store/hosts-backend';
import { newestOf } from '../../model/store/store';
import { HostsView } from './hosts-view';

/** The hosts, to add and to remove (B15). */
export function HostsPage() {
  const { session } = useHosts().backend;
  return session ? (
    <HostsOf session={session} />
  ) : (
    <>
      <PageHeading title={words.title} />
      <p>{words.sample}</p>
    </>
  );
}

function HostsOf({ session }: { readonly session: HostsSession }) {
  const { account } = useHosts();
  const [store] = useState(() =>
    newestOf<readonly Host[] | Error | null>(null, (next) =>
      session.watchHosts({ next, error: next }),
    ),
  );
  const hosts = useStore(store);
  const ownEmail = useStore(account)?.email.toLowerCase() ?? '';
  if (hosts === null) return <Loading />;
  if (hosts instanceof Error) {
    return <TryAgain onTryAgain={() => location.reload()}>{hosts.message}</TryAgain>;
  }
  return <HostsView session={session} hosts={hosts} ownEmail={ownEmail} />;
}
