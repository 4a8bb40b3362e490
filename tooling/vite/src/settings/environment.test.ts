import { describe, expect, it } from 'vitest';
import { ownerEmailOf, parseEnvironment } from './environment';

const LOCAL_ADDRESSES = {
  WEEKEND_ADDRESS: 'http://localhost:5173/',
  SATURDAY_ADDRESS: 'http://localhost:5174/',
};
const FIREBASE = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'project',
  VITE_FIREBASE_APP_ID: '1:42:web:0a1b',
};

describe('parseEnvironment', () => {
  it('uses the embedded backend by default in development', () => {
    expect(parseEnvironment({}, 'development')).toEqual({
      ...LOCAL_ADDRESSES,
      VITE_BACKEND: 'embedded',
      VITE_SATURDAY_DOMAIN: '',
      VITE_APP_CHECK: '',
      VITE_SERVICE_WORKER: '',
    });
  });

  it('links a trial to this machine, also beside the settings of a deployment', () => {
    const hosted = { ...FIREBASE, WEEKEND_ADDRESS: 'https://ours.example/' };
    for (const VITE_BACKEND of ['embedded', 'emulators']) {
      const given = { ...hosted, VITE_FIREBASE_PROJECT_ID: 'demo-ours', VITE_BACKEND };
      expect(parseEnvironment(given, 'development')).toMatchObject(LOCAL_ADDRESSES);
      expect(parseEnvironment(given, 'test').WEEKEND_ADDRESS).toBe(hosted.WEEKEND_ADDRESS);
    }
    expect(parseEnvironment(hosted, 'development').WEEKEND_ADDRESS).toBe(hosted.WEEKEND_ADDRESS);
  });

  it('requires a backend for a build', () => {
    expect(() => parseEnvironment({}, 'production')).toThrow(/VITE_BACKEND is missing/);
    expect(() => parseEnvironment({ VITE_BACKEND: '' }, 'production')).toThrow(
      /VITE_BACKEND is missing/,
    );
  });

  it('rejects an unknown backend by name', () => {
    expect(() => parseEnvironment({ VITE_BACKEND: 'mysql' }, 'development')).toThrow(
      /VITE_BACKEND is "mysql"/,
    );
  });

  it('lists every missing variable of Firebase', () => {
    expect(() =>
      parseEnvironment({ VITE_BACKEND: 'firebase', VITE_FIREBASE_APP_ID: ' ' }, 'production'),
    ).toThrow(
      /VITE_FIREBASE_API_KEY is missing\n.*VITE_FIREBASE_PROJECT_ID is missing\n.*VITE_FIREBASE_APP_ID is empty/,
    );
  });

  it('accepts the emulators for development and tests, but not for production', () => {
    const given = {
      VITE_BACKEND: 'emulators',
      VITE_SATURDAY_DOMAIN: '',
      VITE_APP_CHECK: '',
      VITE_SERVICE_WORKER: '',
    };
    for (const use of ['development', 'test'] as const) {
      expect(parseEnvironment(given, use)).toEqual({
        ...given,
        ...LOCAL_ADDRESSES,
        VITE_FIREBASE_API_KEY: 'demo',
        VITE_FIREBASE_PROJECT_ID: 'demo-invitation',
        VITE_FIREBASE_APP_ID: 'demo',
      });
    }
    expect(() => parseEnvironment(given, 'production')).toThrow(/VITE_BACKEND is "emulators"/);
  });

  it('rejects a hosted project for the emulators', () => {
    const given = { VITE_BACKEND: 'emulators', VITE_FIREBASE_PROJECT_ID: 'our-wedding' };
    expect(() => parseEnvironment(given, 'test')).toThrow(/VITE_FIREBASE_PROJECT_ID/);
  });

  it('accepts complete settings', () => {
    expect(
      parseEnvironment({ ...FIREBASE, VITE_SATURDAY_DOMAIN: 'saturdayrsvp' }, 'production'),
    ).toEqual({
      ...FIREBASE,
      VITE_SATURDAY_DOMAIN: 'saturdayrsvp',
      VITE_APP_CHECK: '',
      VITE_SERVICE_WORKER: '',
      WEEKEND_ADDRESS: '',
      SATURDAY_ADDRESS: '',
    });
  });

  it('accepts only addresses of sites for personal links', () => {
    const given = { ...FIREBASE, WEEKEND_ADDRESS: 'https://invitation.example' };
    expect(parseEnvironment(given, 'production')).toMatchObject({
      WEEKEND_ADDRESS: 'https://invitation.example/',
    });
    for (const address of [
      'invitation.example',
      'http://invitation.example',
      'https://invitation.example/reply',
      'https://invitation.example/?saturday=1',
      'https://ada:x@invitation.example/',
      'javascript:alert(1)',
    ]) {
      expect(() => parseEnvironment({ ...given, SATURDAY_ADDRESS: address }, 'production')).toThrow(
        /SATURDAY_ADDRESS must be the address of a site/,
      );
    }
  });

  it.each([
    ['WEEKEND_ADDRESS', 'ours.web.app', 'without a path. Write https://ours.web.app/'],
    ['WEEKEND_ADDRESS', 'http://ours.web.app/rsvp', 'Write https://ours.web.app/'],
    ['SATURDAY_ADDRESS', 'https://ours.example', 'is the same as WEEKEND_ADDRESS.'],
    ['VITE_FIREBASE_APP_ID', 'ours', 'is no id of a web app.'],
  ])('says what to write instead of %s=%s', (name, value, message) => {
    const given = { ...FIREBASE, WEEKEND_ADDRESS: 'https://ours.example/', [name]: value };
    expect(() => parseEnvironment(given, 'production')).toThrow(message);
  });

  it("rejects a weekend's address that shows only Saturday", () => {
    const given = {
      ...FIREBASE,
      VITE_SATURDAY_DOMAIN: 'saturdayrsvp',
      WEEKEND_ADDRESS: 'https://saturdayrsvp.example',
    };
    expect(() => parseEnvironment(given, 'production')).toThrow('Swap the two addresses.');
  });

  it('accepts a kind of reCAPTCHA and its site key for App Check', () => {
    const settings = (value: string) =>
      parseEnvironment({ ...FIREBASE, VITE_APP_CHECK: value }, 'production').VITE_APP_CHECK;
    expect(settings('enterprise:6Lc')).toBe('enterprise:6Lc');
    expect(settings('v3:6Lc')).toBe('v3:6Lc');
    for (const value of ['6Lc', 'v2:6Lc', 'enterprise:', 'v3:6 L']) {
      expect(() => settings(value)).toThrow(/VITE_APP_CHECK must be "enterprise:" or "v3:"/);
    }
  });
});

describe('ownerEmailOf', () => {
  it('accepts an address in upper or lower case', () => {
    expect(ownerEmailOf({ ...FIREBASE, OWNER_EMAIL: ' Nora@Example.com ' })).toBe(
      'nora@example.com',
    );
  });

  it('requires one for the hosted site only', () => {
    expect(() => ownerEmailOf(FIREBASE)).toThrow(/OWNER_EMAIL is missing/);
    expect(() => ownerEmailOf({ ...FIREBASE, OWNER_EMAIL: ' ' })).toThrow(/OWNER_EMAIL is missing/);
    expect(ownerEmailOf({ VITE_BACKEND: 'embedded' })).toBeNull();
  });

  it('rejects an invalid address, for other backends too', () => {
    for (const given of [FIREBASE, { VITE_BACKEND: 'embedded' }]) {
      expect(() => ownerEmailOf({ ...given, OWNER_EMAIL: 'nora@example' })).toThrow(
        /is "nora@example", which is not an email address/,
      );
    }
  });

  it('is not among the settings of a site', () => {
    const given = { ...FIREBASE, OWNER_EMAIL: 'nora@example.com' };
    expect(parseEnvironment(given, 'production')).not.toHaveProperty('OWNER_EMAIL');
  });
});
