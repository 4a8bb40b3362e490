import { Button } from '@invitation/ui/button';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import type { PageName } from '../pages/addresses';
import { timeFormat } from '../pages/format';
import { useHosts } from '../pages/hosts-site';
import { SearchTextContext } from '../pages/search-text';
import { Frame } from './frame';
import { useGuestList } from './guest-list-query';
import { signOut } from './sign-out';
import { SyncStatus } from './sync-status';

function pageAt(path: string): PageName | null {
  if (path === '/') return 'overview';
  if (path.startsWith('/guests') || path === '/new-guest') return 'guests';
  return path === '/door' ? 'door' : null;
}

/** The frame of all routes. */
export function PageLayout() {
  const { site, backend } = useHosts();
  const { session, notice } = backend;
  const { pathname } = useLocation();
  const list = useGuestList();
  const searchText = useState('');
  const [isSigningOut, setSigningOut] = useState(false);
  return (
    <Frame
      hosts={site.hosts}
      current={pageAt(pathname)}
      notice={notice}
      status={
        <>
          <SyncStatus list={list} format={timeFormat(site.events[0]?.timeZone)} />
          {session && (
            <Button
              variant="secondary"
              disabled={isSigningOut}
              onClick={() => {
                setSigningOut(true);
                void signOut(session).finally(() => setSigningOut(false));
              }}
            >
              {isSigningOut ? 'Signing out...' : 'Sign out'}
            </Button>
          )}
        </>
      }
    >
      <SearchTextContext value={searchText}>
        <Outlet />
      </SearchTextContext>
    </Frame>
  );
}
