import { deleteApp, getApps } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFirebaseBackend } from '../firebase';

const RSVP = { name: 'Ada', friday: 'yes', saturday: 'yes' } as const;
const SETTINGS = { apiKey: 'demo', projectId: 'demo-invitation', appId: 'demo' };

/** Writes a guest's document as an administrator would, past the rules. */
async function writeAsAdministrator(uid: string, fields: object): Promise<void> {
  const documents = '/v1/projects/demo-invitation/databases/(default)/documents';
  const { status } = await fetch(`${documents}/rsvps/${uid}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  });
  expect(status).toBe(200);
}

async function openSignedIn() {
  await Promise.all(getApps().map(deleteApp));
  localStorage.clear();
  const backend = openFirebaseBackend({ ...SETTINGS, emulators: location.origin });
  const { uid } = await backend.session.signInAnonymously();
  return { ...backend, uid };
}

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('The Firebase backend', () => {
  it('says when the server refuses, and logs the original', async () => {
    const { rsvps, uid } = await openSignedIn();
    await expect(rsvps.logRsvp(uid, { ...RSVP, name: ' ' })).rejects.toThrow(/server refused/);
    expect(log).toHaveBeenCalledWith(
      'Firebase:',
      expect.objectContaining({ code: 'permission-denied' }),
    );
    expect(await rsvps.read(uid)).toBeNull();
  });

  it('reads a document that is older than some fields, and keeps what it does not know', async () => {
    const { rsvps, uid } = await openSignedIn();
    await writeAsAdministrator(uid, {
      name: { stringValue: 'Ada' },
      otherNotes: { stringValue: 'Arriving late' },
    });
    expect(await rsvps.read(uid)).toEqual({ name: 'Ada', otherNotes: 'Arriving late' });
    await rsvps.logRsvp(uid, RSVP);
    expect(await rsvps.read(uid)).toMatchObject({ ...RSVP, otherNotes: 'Arriving late' });
  });

  it('says when a document is no RSVP, and leaves it', async () => {
    const { rsvps, uid } = await openSignedIn();
    await writeAsAdministrator(uid, { name: { integerValue: '7' } });
    await expect(rsvps.read(uid)).rejects.toThrow(/cannot be read.*untouched/);
  });

  it('says when nobody answers, for each call', async () => {
    const backend = await openSignedIn();
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(backend.rsvps.read(backend.uid)).rejects.toThrow(/seem to be offline/);
    await expect(backend.rsvps.logRsvp(backend.uid, RSVP)).rejects.toThrow(/seem to be offline/);
    await backend.session.signOut();
    await expect(backend.session.signInAnonymously()).rejects.toThrow(/seem to be offline/);
  });

  it('gives up after ten seconds', async () => {
    const { rsvps, uid } = await openSignedIn();
    vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const saving = expect(rsvps.logRsvp(uid, RSVP)).rejects.toThrow(/took too long/);
    await vi.advanceTimersByTimeAsync(10_000);
    await saving;
    vi.useRealTimers();
  });
});
