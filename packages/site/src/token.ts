import type { Session, SessionUser } from '@invitation/backend/backend';

/** The local storage key of the signed-in user's ID token (A9). */
export const TOKEN_KEY = 'love';

/** Keeps the ID token of whoever is signed in under `love`, and of nobody once they signed out (A4). */
export function keepToken(session: Session) {
  let current: SessionUser | null = null;
  const write = (token: string | null) => {
    try {
      if (token === null) localStorage.removeItem(TOKEN_KEY);
      else localStorage.setItem(TOKEN_KEY, token);
    } catch {
      // Nothing of the site reads the token; a browser that keeps no data does without.
    }
  };
  return {
    follow(user: SessionUser | null): void {
      current = user;
      if (user === null) {
        write(null);
        return;
      }
      session.idToken().then(
        (token) => {
          // The user may have signed out while the token was on its way.
          if (current === user) write(token);
        },
        (error: unknown) => console.error('The ID token could not be fetched:', error),
      );
    },
    end(): void {
      current = null;
    },
  };
}
