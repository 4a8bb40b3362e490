import type { SessionUser } from '@invitation/backend/backend';
import { createContext, type ReactNode, use, useMemo } from 'react';
import type { GuestSession } from './guest-session';

export interface FirebaseContextValue {
  readonly user: SessionUser | null;
  readonly logout: () => Promise<void>;
}

const FirebaseContext = createContext<FirebaseContextValue | null>(null);

export function FirebaseProvider({
  session,
  user,
  children,
}: {
  readonly session: GuestSession;
  readonly user: SessionUser | null;
  readonly children: ReactNode;
}) {
  const value = useMemo(() => ({ user, logout: () => session.signOut() }), [session, user]);
  return <FirebaseContext value={value}>{children}</FirebaseContext>;
}

export function useFirebase(): FirebaseContextValue {
  const value = use(FirebaseContext);
  if (value === null) throw new Error('useFirebase must be used within a FirebaseProvider');
  return value;
}
