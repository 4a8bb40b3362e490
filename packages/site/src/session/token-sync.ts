import type { Session, SessionUser } from '@invitation/backend/backend';
import { withStorage } from '@invitation/domain/browser/storage';

/** The key of A9. */
export const TOKEN_KEY = 'love';

/** Keeps the ID token in local storage while somebody is signed in (A4). */
export function createTokenSync(session: Session) {
  let current: SessionUser | null = null;
  // Storage may be blocked: the site itself never reads the token.
  const write = (token: string | null) =>
    withStorage('localStorage', (storage) =>
      token === null ? storage.removeItem(TOKEN_KEY) : storage.setItem(TOKEN_KEY, token),
    );
  return {
    update(user: SessionUser | null): void {
      current = user;
      if (user === null) {
        write(null);
        return;
      }
      session.idToken().then(
        (token) => {
          // The user may have signed out by now.
          if (current === user) write(token);
        },
        (error: unknown) => console.error('The ID token could not be fetched:', error),
      );
    },
    stop(): void {
      current = null;
    },
  };
}
