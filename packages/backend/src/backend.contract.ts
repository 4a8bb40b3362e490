import type { Rsvp } from '@invitation/domain/rsvp';
import { describe, expect, it, vi } from 'vitest';
import { type Backend, currentUser } from './backend';

const RSVP: Rsvp = {
  name: 'Ada & Grace',
  friday: 'yes',
  saturday: 'no',
  dietaryRestrictions: 'No nuts 🥜, כשר',
};

/**
 * The laws that every backend keeps (B2), as tests.
 *
 * @param open opens the backend as one more tab of the same browser would
 * @param forget makes the browser a new one, which nobody has signed in with
 */
export function describeBackend(
  name: string,
  { open, forget }: { open: () => Backend | Promise<Backend>; forget: () => void | Promise<void> },
): void {
  const signedIn = async () => {
    await forget();
    const backend = await open();
    const { uid } = await backend.session.signInAnonymously();
    return { ...backend, uid };
  };

  describe(`${name} sessions`, () => {
    it('begin with nobody', async () => {
      await forget();
      expect(await currentUser((await open()).session)).toBeNull();
    });

    it('tell their observers of signing in and out, until they stop observing', async () => {
      await forget();
      const { session } = await open();
      const seen: (string | null)[] = [];
      const end = session.observe((user) => seen.push(user?.uid ?? null));
      await vi.waitFor(() => expect(seen).toEqual([null]));
      const { uid } = await session.signInAnonymously();
      await vi.waitFor(() => expect(seen).toEqual([null, uid]));
      await session.signOut();
      await vi.waitFor(() => expect(seen).toEqual([null, uid, null]));
      end();
      await session.signInAnonymously();
      expect(seen).toHaveLength(3);
    });

    it('outlive the tab', async () => {
      const { uid } = await signedIn();
      expect(await currentUser((await open()).session)).toEqual({ uid });
    });

    it('sign the same guest in again as themselves', async () => {
      const { session, uid } = await signedIn();
      expect((await session.signInAnonymously()).uid).toBe(uid);
    });

    it('have an ID token while somebody is signed in, and none after', async () => {
      const { session } = await signedIn();
      expect(await session.idToken()).not.toBe('');
      await session.signOut();
      await expect(session.idToken()).rejects.toThrow();
    });
  });

  describe(`${name} RSVPs`, () => {
    it('are absent before they are saved', async () => {
      const { rsvps, uid } = await signedIn();
      expect(await rsvps.read(uid)).toBeNull();
    });

    it('are read back as they were saved, with the time of the save', async () => {
      const { rsvps, uid } = await signedIn();
      const before = Date.now();
      await rsvps.logRsvp(uid, RSVP);
      const stored = await rsvps.read(uid);
      expect(stored).toEqual({ ...RSVP, lastRsvp: expect.any(Date) });
      // A server's clock may differ from ours, but not by a minute.
      expect(Math.abs((stored?.lastRsvp?.getTime() ?? 0) - before)).toBeLessThan(60_000);
    });

    it('keep the fields that a later save does not give', async () => {
      const { rsvps, uid } = await signedIn();
      await rsvps.logRsvp(uid, { ...RSVP, sunday: 'yes', otherNotes: 'Arriving late' });
      await rsvps.logRsvp(uid, { ...RSVP, friday: 'no', sunday: undefined });
      expect(await rsvps.read(uid)).toMatchObject({
        friday: 'no',
        sunday: 'yes',
        otherNotes: 'Arriving late',
      });
    });

    it('let an answer be emptied', async () => {
      const { rsvps, uid } = await signedIn();
      await rsvps.logRsvp(uid, RSVP);
      await rsvps.logRsvp(uid, { ...RSVP, dietaryRestrictions: '' });
      expect(await rsvps.read(uid)).toMatchObject({ dietaryRestrictions: '' });
    });

    it('outlive the tab', async () => {
      const { rsvps, uid } = await signedIn();
      await rsvps.logRsvp(uid, RSVP);
      expect(await (await open()).rsvps.read(uid)).toMatchObject(RSVP);
    });

    it('end in one of two saves made at once', async () => {
      const { rsvps, uid } = await signedIn();
      const names = ['First', 'Second'];
      await Promise.all(names.map((given) => rsvps.logRsvp(uid, { ...RSVP, name: given })));
      expect(names).toContain((await rsvps.read(uid))?.name);
    });

    it('are not shown to a new session, whoever had saved them', async () => {
      const { rsvps, session, uid } = await signedIn();
      await rsvps.logRsvp(uid, RSVP);
      await session.signOut();
      const other = await session.signInAnonymously();
      expect(other.uid).not.toBe(uid);
      expect(await rsvps.read(other.uid)).toBeNull();
      await expect(rsvps.read(uid)).rejects.toThrow();
      await expect(rsvps.logRsvp(uid, RSVP)).rejects.toThrow();
    });

    it('are refused to somebody who is not signed in', async () => {
      const { rsvps, session, uid } = await signedIn();
      await session.signOut();
      await expect(rsvps.read(uid)).rejects.toThrow();
      await expect(rsvps.logRsvp(uid, RSVP)).rejects.toThrow();
    });
  });
}
