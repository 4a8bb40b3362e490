import type { Backend, SessionUser } from '@invitation/backend/backend';
import { createContext, type ReactNode, use, useMemo } from 'react';

export interface FirebaseContextValue {
  readonly backend: Backend;
  readonly user: SessionUser | null;
  /** The session's observers then clear the user and remove the token. */
  readonly logout: () => Promise<void>;
}

const FirebaseContext = createContext<FirebaseContextValue | null>(null);

export function FirebaseProvider({
  backend,
  user,
  children,
}: {
  readonly backend: Backend;
  readonly user: SessionUser | null;
  readonly children: ReactNode;
}) {
  const value = useMemo(
    () => ({ backend, user, logout: () => backend.session.signOut() }),
    [backend, user],
  );
  return <FirebaseContext value={value}>{children}</FirebaseContext>;
}

export function useFirebase(): FirebaseContextValue {
  const value = use(FirebaseContext);
  if (value === null) throw new Error('useFirebase must be used within a FirebaseProvider');
  return value;
}
