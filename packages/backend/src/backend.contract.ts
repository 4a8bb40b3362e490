import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import { RsvpConflict, type RsvpSave, seenAfter } from '@invitation/domain/rsvp-save';
import { describe, expect, it, vi } from 'vitest';
import type { Backend } from './backend';

const RSVP: Rsvp = {
  name: 'Ada & Grace',
  friday: 'yes',
  saturday: 'no',
  dietaryRestrictions: 'No nuts 🥜, כשר',
};

/** A save of somebody who has seen the given states of the document; none if there are none. */
const saveOf = (answers: Partial<Rsvp>, ...seen: StoredRsvp[]): RsvpSave => ({
  answers,
  defaults: {},
  seen: seen.length > 0 ? seen : [null],
});

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
      expect(await (await open()).session.ready()).toBeNull();
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
      expect(await (await open()).session.ready()).toEqual({ uid });
    });

    it('sign the same guest in again as themselves', async () => {
      const { session, uid } = await signedIn();
      expect((await session.signInAnonymously()).uid).toBe(uid);
    });

    it('are one for all who sign in at once', async () => {
      await forget();
      const { session } = await open();
      const users = await Promise.all([1, 2, 3].map(() => session.signInAnonymously()));
      expect(new Set(users.map(({ uid }) => uid)).size).toBe(1);
      expect(await session.ready()).toEqual(users[0]);
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
      const saved = await rsvps.logRsvp(uid, saveOf(RSVP));
      const stored = await rsvps.read(uid);
      expect(saved).toEqual({ ...RSVP, lastRsvp: expect.any(Date) });
      expect(stored).toEqual({ ...RSVP, lastRsvp: expect.any(Date) });
      // A server's clock may differ from ours, but not by a minute.
      expect(Math.abs((stored?.lastRsvp?.getTime() ?? 0) - before)).toBeLessThan(60_000);
    });

    it('keep the fields that a later save does not give', async () => {
      const { rsvps, uid } = await signedIn();
      const given = { ...RSVP, sunday: 'yes', otherNotes: 'Arriving late' } as const;
      const first = await rsvps.logRsvp(uid, saveOf(given));
      const second = await rsvps.logRsvp(uid, saveOf({ ...RSVP, friday: 'no' }, first));
      expect(second).toMatchObject({ ...given, friday: 'no' });
      expect(await rsvps.read(uid)).toMatchObject({ ...given, friday: 'no' });
    });

    it('let an answer be emptied', async () => {
      const { rsvps, uid } = await signedIn();
      const first = await rsvps.logRsvp(uid, saveOf(RSVP));
      await rsvps.logRsvp(uid, saveOf({ ...RSVP, dietaryRestrictions: '' }, first));
      expect(await rsvps.read(uid)).toMatchObject({ dietaryRestrictions: '' });
    });

    it('outlive the tab', async () => {
      const { rsvps, uid } = await signedIn();
      await rsvps.logRsvp(uid, saveOf(RSVP));
      expect(await (await open()).rsvps.read(uid)).toMatchObject(RSVP);
    });

    it('take a default only where the document has no value', async () => {
      const { rsvps, uid } = await signedIn();
      const { friday: _, ...answers } = RSVP;
      const asked = (seen: StoredRsvp | null, saturday: Rsvp['saturday']): RsvpSave => ({
        answers: { ...answers, saturday },
        defaults: { friday: 'no' },
        seen: [seen],
      });
      const first = await rsvps.logRsvp(uid, asked(null, 'no'));
      expect(first.friday).toBe('no');
      const changed = await rsvps.logRsvp(uid, saveOf({ friday: 'yes' }, first));
      await rsvps.logRsvp(uid, asked(changed, 'yes'));
      expect(await rsvps.read(uid)).toMatchObject({ friday: 'yes', saturday: 'yes' });
    });

    it('keep what was changed elsewhere, where this save changes something else', async () => {
      const { rsvps, uid } = await signedIn();
      const loaded = await rsvps.logRsvp(uid, saveOf(RSVP));
      await rsvps.logRsvp(
        uid,
        saveOf({ ...RSVP, friday: 'no', dietaryRestrictions: 'No nuts' }, loaded),
      );
      await rsvps.logRsvp(uid, saveOf({ ...RSVP, name: 'Ada' }, loaded));
      expect(await rsvps.read(uid)).toMatchObject({
        name: 'Ada',
        friday: 'no',
        dietaryRestrictions: 'No nuts',
      });
    });

    it('are not replaced where the guest has not seen them', async () => {
      const { rsvps, uid } = await signedIn();
      const loaded = await rsvps.logRsvp(uid, saveOf(RSVP));
      await rsvps.logRsvp(uid, saveOf({ ...RSVP, dietaryRestrictions: 'Vegan' }, loaded));
      const stale = rsvps.logRsvp(uid, saveOf({ ...RSVP, dietaryRestrictions: '' }, loaded));
      const conflict: RsvpConflict = await stale.then(
        () => expect.fail('The save went through.'),
        (error) => error,
      );
      expect(conflict).toBeInstanceOf(RsvpConflict);
      expect(conflict.fields).toEqual(['dietaryRestrictions']);
      expect(conflict.current).toMatchObject({ dietaryRestrictions: 'Vegan' });
      expect(await rsvps.read(uid)).toMatchObject({ dietaryRestrictions: 'Vegan' });

      const seen = seenAfter([loaded], conflict);
      await rsvps.logRsvp(uid, { ...saveOf({ ...RSVP, dietaryRestrictions: '' }), seen });
      expect(await rsvps.read(uid)).toMatchObject({ dietaryRestrictions: '' });
    });

    it('are not replaced by a guest who believed that there were none', async () => {
      const { rsvps, uid } = await signedIn();
      await rsvps.logRsvp(uid, saveOf(RSVP));
      await expect(rsvps.logRsvp(uid, saveOf({ ...RSVP, name: 'Eve' }))).rejects.toThrow(
        RsvpConflict,
      );
      // What an earlier attempt of the same form sent is no news to its guest.
      const again: RsvpSave = { ...saveOf({ ...RSVP, friday: 'no' }), seen: [null, RSVP] };
      expect(await rsvps.logRsvp(uid, again)).toMatchObject({ friday: 'no' });
    });

    it('end in one of two saves made at once', async () => {
      const { rsvps, uid } = await signedIn();
      const names = ['First', 'Second'];
      const outcomes = await Promise.allSettled(
        names.map((name) => rsvps.logRsvp(uid, saveOf({ ...RSVP, name }))),
      );
      const saved = names.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      expect(saved).toHaveLength(1);
      expect((await rsvps.read(uid))?.name).toBe(saved[0]);
    });

    it('are not shown to a new session, whoever had saved them', async () => {
      const { rsvps, session, uid } = await signedIn();
      await rsvps.logRsvp(uid, saveOf(RSVP));
      await session.signOut();
      const other = await session.signInAnonymously();
      expect(other.uid).not.toBe(uid);
      expect(await rsvps.read(other.uid)).toBeNull();
      await expect(rsvps.read(uid)).rejects.toThrow();
      await expect(rsvps.logRsvp(uid, saveOf(RSVP))).rejects.toThrow();
    });

    it('are refused to somebody who is not signed in', async () => {
      const { rsvps, session, uid } = await signedIn();
      await session.signOut();
      await expect(rsvps.read(uid)).rejects.toThrow();
      await expect(rsvps.logRsvp(uid, saveOf(RSVP))).rejects.toThrow();
    });
  });
}
