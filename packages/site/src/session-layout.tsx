import { Notice } from '@invitation/ui/notice';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { FirebaseProvider } from './firebase-provider';

/** Around the pages that know the guest. */
export function SessionLayout() {
  const { backend } = useRouteContext({ from: '/session' });
  return (
    <FirebaseProvider backend={backend}>
      <Outlet />
      {backend.notice !== null && <Notice>{backend.notice}</Notice>}
    </FirebaseProvider>
  );
}
