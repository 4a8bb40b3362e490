import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment';

const FIREBASE = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_APP_ID: 'app',
};

describe('The settings', () => {
  it('default to the embedded backend in development', () => {
    expect(parseEnvironment({}, 'development')).toEqual({
      VITE_BACKEND: 'embedded',
      VITE_SATURDAY_DOMAIN: '',
      VITE_APP_CHECK: '',
    });
  });

  it('have to name a backend for a build', () => {
    expect(() => parseEnvironment({}, 'production')).toThrow(/VITE_BACKEND is missing/);
    expect(() => parseEnvironment({ VITE_BACKEND: '' }, 'production')).toThrow(
      /VITE_BACKEND is missing/,
    );
  });

  it('refuse an unknown backend by its name', () => {
    expect(() => parseEnvironment({ VITE_BACKEND: 'mysql' }, 'development')).toThrow(
      /VITE_BACKEND is "mysql"/,
    );
  });

  it('list every variable that Firebase misses', () => {
    expect(() =>
      parseEnvironment({ VITE_BACKEND: 'firebase', VITE_FIREBASE_APP_ID: ' ' }, 'production'),
    ).toThrow(
      /VITE_FIREBASE_API_KEY is missing\n.*VITE_FIREBASE_PROJECT_ID is missing\n.*VITE_FIREBASE_APP_ID is empty/,
    );
  });

  it('take the emulators for development and rehearsals, never for production', () => {
    const given = { VITE_BACKEND: 'emulators', VITE_SATURDAY_DOMAIN: '', VITE_APP_CHECK: '' };
    for (const use of ['development', 'rehearsal'] as const) {
      expect(parseEnvironment(given, use)).toEqual({
        ...given,
        VITE_FIREBASE_API_KEY: 'demo',
        VITE_FIREBASE_PROJECT_ID: 'demo-invitation',
        VITE_FIREBASE_APP_ID: 'demo',
      });
    }
    expect(() => parseEnvironment(given, 'production')).toThrow(/VITE_BACKEND is "emulators"/);
  });

  it('let no real project pass for the emulators', () => {
    const given = { VITE_BACKEND: 'emulators', VITE_FIREBASE_PROJECT_ID: 'our-wedding' };
    expect(() => parseEnvironment(given, 'rehearsal')).toThrow(/VITE_FIREBASE_PROJECT_ID/);
  });

  it('are taken when they are complete', () => {
    expect(
      parseEnvironment({ ...FIREBASE, VITE_SATURDAY_DOMAIN: 'saturdayrsvp' }, 'production'),
    ).toEqual({ ...FIREBASE, VITE_SATURDAY_DOMAIN: 'saturdayrsvp', VITE_APP_CHECK: '' });
  });

  it('turn App Check on with a kind of reCAPTCHA and its site key', () => {
    const settings = (value: string) =>
      parseEnvironment({ ...FIREBASE, VITE_APP_CHECK: value }, 'production').VITE_APP_CHECK;
    expect(settings('enterprise:6Lc')).toBe('enterprise:6Lc');
    expect(settings('v3:6Lc')).toBe('v3:6Lc');
    for (const value of ['6Lc', 'v2:6Lc', 'enterprise:', 'v3:6 L']) {
      expect(() => settings(value)).toThrow(/VITE_APP_CHECK is to be "enterprise:" or "v3:"/);
    }
  });
});
