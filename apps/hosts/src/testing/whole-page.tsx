import type { RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import type { HostsSite } from '../context/hosts-site';
import type { HostAccount, HostsBackend, HostsSession } from '../model/store/hosts-backend';
import { App } from '../shell/app';
import { openPage } from '../shell/open-page';
import { forgetTyped } from '../sign-in/forget-typed';
import { SITE } from './with-site';

/** The whole hosts' page, for stories. */
export function HostsPage({
  openBackend,
  history,
  phases,
  namedGuests = false,
  site: parts,
  restart = () => {},
}: {
  readonly openBackend: () => Promise<HostsBackend>;
  readonly history: RouterHistory;
  readonly phases?: HostsSite['phases'];
  readonly namedGuests?: boolean;
  /** Replaces parts of the stories' usual celebration. */
  readonly site?: Partial<HostsSite>;
  readonly restart?: () => void;
}) {
  const [site] = useState(() => ({ ...SITE, phases, namedGuests, ...parts }));
  const [opening] = useState(async () => openPage(site, await openBackend(), history, restart));
  return <App site={site} opening={opening} />;
}

/** Removes what another story has left. Returns a function that restores what belongs to other pages. */
export function startFresh(): () => void {
  forgetTyped();
  // Stories of the guests' pages leave their own toaster in the document.
  const toaster = document.querySelector('body > div > section[aria-live]')?.parentElement;
  toaster?.remove();
  return () => {
    if (toaster) document.body.append(toaster);
  };
}

/** The session of an account that is signed in. */
export const signedIn = (
  account: HostAccount,
  session: Partial<HostsSession> = {},
): HostsBackend['session'] => ({
  observe: (listener) => {
    listener(account);
    return () => {};
  },
  readKept: () => null,
  discardKept: async () => {},
  signIn: async () => {},
  sendPasswordLink: async () => {},
  signOut: async () => {},
  watchHosts: () => () => {},
  addHost: async () => {},
  changeRole: async () => {},
  removeHost: async () => {},
  ...session,
});
