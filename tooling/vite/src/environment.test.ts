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
    expect(parseEnvironment({}, 'serve')).toEqual({
      VITE_BACKEND: 'embedded',
      VITE_SATURDAY_DOMAIN: '',
    });
  });

  it('have to name a backend for a build', () => {
    expect(() => parseEnvironment({}, 'build')).toThrow(/VITE_BACKEND is missing/);
    expect(() => parseEnvironment({ VITE_BACKEND: '' }, 'build')).toThrow(
      /VITE_BACKEND is missing/,
    );
  });

  it('refuse an unknown backend by its name', () => {
    expect(() => parseEnvironment({ VITE_BACKEND: 'mysql' }, 'serve')).toThrow(
      /VITE_BACKEND is "mysql"/,
    );
  });

  it('list every variable that Firebase misses', () => {
    expect(() =>
      parseEnvironment({ VITE_BACKEND: 'firebase', VITE_FIREBASE_APP_ID: ' ' }, 'build'),
    ).toThrow(
      /VITE_FIREBASE_API_KEY is missing\n.*VITE_FIREBASE_PROJECT_ID is missing\n.*VITE_FIREBASE_APP_ID is empty/,
    );
  });

  it('are taken when they are complete', () => {
    expect(
      parseEnvironment({ ...FIREBASE, VITE_SATURDAY_DOMAIN: 'saturdayrsvp' }, 'build'),
    ).toEqual({ ...FIREBASE, VITE_SATURDAY_DOMAIN: 'saturdayrsvp' });
  });
});
