import type { Backend, SessionUser } from '@invitation/backend/backend';
import { Loading } from '@invitation/ui/loading';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { keepToken } from './token';

/** What a component may do with the backend and the session (A4). */
export interface FirebaseContextValue {
  readonly backend: Backend;
  /** The signed-in user, `null` while signed out. */
  readonly user: SessionUser | null;
  /** Signs out, clears the user and removes the token. */
  readonly logout: () => Promise<void>;
}

const FirebaseContext = createContext<FirebaseContextValue | null>(null);

/** Observes the session, keeps its token, and renders its children once it is known who is signed in (A4). */
export function FirebaseProvider({
  backend,
  children,
}: {
  readonly backend: Backend;
  readonly children: ReactNode;
}) {
  const [user, setUser] = useState<SessionUser | null | 'loading'>('loading');

  useEffect(() => {
    const token = keepToken(backend.session);
    const end = backend.session.observe((user) => {
      setUser(user);
      token.follow(user);
    });
    return () => {
      end();
      token.end();
    };
  }, [backend]);

  const value = useMemo(
    () => ({
      backend,
      user: user === 'loading' ? null : user,
      logout: () => backend.session.signOut(),
    }),
    [backend, user],
  );
  if (user === 'loading') return <Loading />;
  return <FirebaseContext value={value}>{children}</FirebaseContext>;
}

/**
 * The backend and the session of the provider above.
 *
 * @throws `useFirebase must be used within a FirebaseProvider` (A8)
 */
export function useFirebase(): FirebaseContextValue {
  const value = use(FirebaseContext);
  if (value === null) throw new Error('useFirebase must be used within a FirebaseProvider');
  return value;
}
