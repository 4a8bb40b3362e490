import type { Rsvp, StoredRsvp } from '@invitation/domain/rsvp';
import { RsvpConflict } from '@invitation/domain/rsvp-save';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { GuestListState, HostsBackend } from '../hosts-backend';
import { InvitationConflict, seenAfterConflict } from '../invitation-save';
import type { PersonalInvitation } from '../invitations';
import type { Reply } from '../replies';
import { undoOf } from '../reply-changes';
import { withdrawal } from '../withdrawal';

const KEY = 'reply-of-the-hosts-contract-test';
const OTHER_KEY = 'another-reply-of-the-contract-test';

const RSVP = { name: 'Ada & Grace', friday: 'yes', saturday: 'no' } as const;

const INVITATION: PersonalInvitation = {
  id: 'invitation-of-the-contract-test',
  name: 'Alan',
  days: 'weekend',
  people: 2,
};

/** A listener that gets no response within 10 s tries again. */
export const LISTENER_TIMEOUT_MS = 30_000;

/** Watches the guest list. The returned function waits until it passes the check. */
function watching(backend: HostsBackend) {
  let state: GuestListState | null = null;
  let failure: Error | null = null;
  onTestFinished(
    backend.watch({
      next(next) {
        state = next;
      },
      error(error) {
        failure = error;
      },
    }),
  );
  return (check: (state: GuestListState) => void) =>
    vi.waitFor(
      () => {
        if (failure) throw failure;
        check(state ?? expect.fail('There is no state yet.'));
      },
      { timeout: LISTENER_TIMEOUT_MS },
    );
}

const replyIn = ({ replies }: GuestListState, key: string) =>
  replies.find((reply) => reply.key === key);
const invitationIn = ({ invitations }: GuestListState) =>
  invitations.find(({ id }) => id === INVITATION.id);
const create = (backend: HostsBackend, key = KEY, answers: Rsvp = RSVP) =>
  backend.saveReply(key, { answers, defaults: {}, seen: [null] });
const invite = (backend: HostsBackend) =>
  backend.saveInvitation(INVITATION.id, { fields: INVITATION, seen: [null] });

/**
 * Defines the tests that every backend for hosts must pass (B15).
 *
 * @param open opens a guest list as a host, without the guests of these tests
 */
export function testHostsBackend(name: string, open: () => Promise<HostsBackend>): void {
  describe(`${name} for hosts`, () => {
    it('reports the list, and whether the server has confirmed it', async () => {
      const shows = watching(await open());
      await shows((state) => {
        expect(replyIn(state, KEY)).toBeUndefined();
        expect(state).toMatchObject({ isLive: true, hasUnsentChanges: false });
        expect(state.asOf).toBeInstanceOf(Date);
      });
    });

    it('creates a reply, and changes only the fields that the host changed', async () => {
      const backend = await open();
      const shows = watching(backend);
      await create(backend);
      await shows((state) =>
        expect(replyIn(state, KEY)).toMatchObject({ ...RSVP, lastRsvp: expect.any(Date) }),
      );
      const answers = { ...RSVP, sunday: 'yes', otherNotes: 'By phone' } as const;
      await backend.saveReply(KEY, { answers, defaults: {}, seen: [RSVP] });
      await shows((state) => expect(replyIn(state, KEY)).toMatchObject(answers));
    });

    it('removes an answer, but not one that the host has not seen', async () => {
      const backend = await open();
      const shows = watching(backend);
      await create(backend, KEY, { ...RSVP, sunday: 'yes' });
      await shows((state) => expect(replyIn(state, KEY)?.sunday).toBe('yes'));
      const answers = { ...RSVP, sunday: '' } as const;
      await expect(
        backend.saveReply(KEY, { answers, defaults: {}, seen: [{ ...RSVP, sunday: 'no' }] }),
      ).rejects.toThrow(RsvpConflict);
      // The form was opened without an answer, so the empty answer is not a change.
      await backend.saveReply(KEY, { answers, defaults: {}, seen: [RSVP] });
      await shows((state) => expect(replyIn(state, KEY)?.sunday).toBe('yes'));
      await backend.saveReply(KEY, { answers, defaults: {}, seen: [{ ...RSVP, sunday: 'yes' }] });
      await shows((state) => {
        expect(replyIn(state, KEY)).toMatchObject(RSVP);
        expect(replyIn(state, KEY)).not.toHaveProperty('sunday');
      });
    });

    it('creates a reply without the unknown answers', async () => {
      const backend = await open();
      const answers = { ...RSVP, sunday: '' } as const;
      await backend.saveReply(KEY, { answers, defaults: {}, seen: [null] });
      await watching(backend)((state) => {
        expect(replyIn(state, KEY)).toMatchObject(RSVP);
        expect(replyIn(state, KEY)).not.toHaveProperty('sunday');
      });
    });

    it('does not replace an answer that the host has not seen', async () => {
      const backend = await open();
      await create(backend);
      await backend.saveReply(KEY, { answers: { friday: 'no' }, defaults: {}, seen: [RSVP] });
      const stale = { answers: { ...RSVP, friday: 'yes' as const }, defaults: {} };
      await expect(
        backend.saveReply(KEY, { ...stale, seen: [{ ...RSVP, friday: '' }] }),
      ).rejects.toThrow(RsvpConflict);
      await backend.saveReply(KEY, { ...stale, seen: [{ ...RSVP, friday: 'no' }] });
      await watching(backend)((state) => expect(replyIn(state, KEY)?.friday).toBe('yes'));
    });

    it('merges two replies, and undoes that', async () => {
      const backend = await open();
      const shows = watching(backend);
      await create(backend);
      await create(backend, OTHER_KEY, { ...RSVP, dietaryRestrictions: 'Vegan' });
      const merged = { ...RSVP, dietaryRestrictions: 'Vegan' };
      const merge = new Map([
        [KEY, { seen: RSVP, next: merged }],
        [OTHER_KEY, { seen: merged, next: null }],
      ]);
      await backend.writeReplies(merge);
      // As after a lost answer of the server.
      await backend.writeReplies(merge);
      await shows((state) => {
        expect(replyIn(state, KEY)).toMatchObject(merged);
        expect(replyIn(state, OTHER_KEY)).toBeUndefined();
      });
      await backend.writeReplies(undoOf(merge));
      await shows((state) => {
        expect(replyIn(state, KEY)?.dietaryRestrictions).toBeUndefined();
        expect(replyIn(state, OTHER_KEY)).toMatchObject(merged);
      });
    });

    it('changes no reply at all if one of them is not what the host saw', async () => {
      const backend = await open();
      const shows = watching(backend);
      await create(backend);
      await create(backend, OTHER_KEY);
      let seen: Reply | undefined;
      await shows((state) => {
        seen = replyIn(state, KEY);
        expect(seen?.lastRsvp).toBeInstanceOf(Date);
      });
      const change = (reply: StoredRsvp | null = null) =>
        new Map([
          [OTHER_KEY, { seen: RSVP, next: null }],
          [KEY, { seen: reply, next: null }],
        ]);
      const changed = { ...RSVP, sunday: 'yes' } as const;
      await backend.saveReply(KEY, { answers: changed, defaults: {}, seen: [RSVP] });
      await expect(backend.writeReplies(change(RSVP))).rejects.toThrow(/changed meanwhile/);
      await expect(backend.writeReplies(change())).rejects.toThrow(/changed meanwhile/);
      // The same answers at another time are newer too.
      await expect(
        backend.writeReplies(change({ ...changed, lastRsvp: seen?.lastRsvp })),
      ).rejects.toThrow(/changed meanwhile/);
      await shows((state) => {
        expect(replyIn(state, KEY)?.sunday).toBe('yes');
        expect(replyIn(state, OTHER_KEY)).toMatchObject(RSVP);
      });
      await backend.writeReplies(change(changed));
      await shows((state) => expect(replyIn(state, KEY)).toBeUndefined());
    });

    it('adds a guest with a reply once, also if the host tries again', async () => {
      const backend = await open();
      const shows = watching(backend);
      const guest = { invitation: INVITATION, rsvp: RSVP };
      await backend.addGuest(INVITATION.id, guest);
      await backend.addGuest(INVITATION.id, guest);
      await expect(
        backend.addGuest(INVITATION.id, { ...guest, rsvp: { ...RSVP, friday: 'no' } }),
      ).rejects.toThrow(/earlier attempt/);
      await shows((state) => {
        expect(invitationIn(state)).toEqual(INVITATION);
        expect(replyIn(state, INVITATION.id)).toMatchObject({ ...RSVP, id: INVITATION.id });
      });
    });

    it('adds no invitation without the reply that belongs to it', async () => {
      const backend = await open();
      await create(backend, INVITATION.id);
      await expect(
        backend.addGuest(INVITATION.id, { invitation: INVITATION, rsvp: null }),
      ).rejects.toThrow(/nothing was changed/);
      await watching(backend)((state) => {
        expect(replyIn(state, INVITATION.id)).toMatchObject(RSVP);
        expect(invitationIn(state)).toBeUndefined();
      });
    });

    it('does not replace what another host has changed on an invitation', async () => {
      const backend = await open();
      const { id } = INVITATION;
      await invite(backend);
      const theirs = { ...INVITATION, people: 3 };
      await backend.saveInvitation(id, { fields: theirs, seen: [INVITATION] });
      const renamed = { ...INVITATION, name: 'Alan T.' };
      await backend.saveInvitation(id, { fields: renamed, seen: [INVITATION] });
      const mine = { fields: { ...renamed, people: 4 }, seen: [INVITATION] };
      const conflict = await backend.saveInvitation(id, mine).catch((error) => error);
      expect(conflict).toBeInstanceOf(InvitationConflict);
      expect(conflict).toMatchObject({ current: { people: 3 }, fields: ['people'] });
      await watching(backend)((state) =>
        expect(invitationIn(state)).toMatchObject({ name: 'Alan T.', people: 3 }),
      );
      await backend.saveInvitation(id, { ...mine, seen: seenAfterConflict(mine.seen, conflict) });
      await watching(backend)((state) => expect(invitationIn(state)?.people).toBe(4));
    });

    it('does not bring back an invitation that another host has withdrawn', async () => {
      const backend = await open();
      const fields = { ...INVITATION, people: 3 };
      await expect(
        backend.saveInvitation(INVITATION.id, { fields, seen: [INVITATION] }),
      ).rejects.toThrow(/has been withdrawn/);
    });

    it('adds, changes and withdraws an invitation', async () => {
      const backend = await open();
      const shows = watching(backend);
      await invite(backend);
      await shows((state) => expect(invitationIn(state)).toMatchObject(INVITATION));
      await backend.setArrived(INVITATION, 'friday', true);
      const fields = { ...INVITATION, people: 3 };
      await backend.saveInvitation(INVITATION.id, { fields, seen: [INVITATION] });
      await shows((state) =>
        expect(invitationIn(state)).toEqual({ ...INVITATION, people: 3, arrived: ['friday'] }),
      );
      await backend.withdrawInvitation(INVITATION.id);
      await shows((state) => expect(invitationIn(state)).toBeUndefined());
    });

    it('brings a withdrawn invitation back with arrivals that the host had not seen', async () => {
      const backend = await open();
      const shows = watching(backend);
      await invite(backend);
      await shows((state) => expect(invitationIn(state)).toBeDefined());
      await backend.setArrived(INVITATION, 'friday', true);
      const { change, undo } = withdrawal(backend, INVITATION);
      await change();
      await shows((state) => expect(invitationIn(state)).toBeUndefined());
      // A guest at the door does not wait.
      await backend.setArrived(INVITATION, 'saturday', true);
      await undo();
      await shows((state) =>
        expect(invitationIn(state)).toEqual({
          ...INVITATION,
          arrived: expect.toSatisfy((days) => [...days].sort().join() === 'friday,saturday'),
        }),
      );
    });

    it('adds up the arrivals of several devices', async () => {
      const backend = await open();
      const shows = watching(backend);
      await invite(backend);
      await shows((state) => expect(invitationIn(state)).toBeDefined());
      await backend.setArrived(INVITATION, 'friday', true);
      await backend.setArrived(INVITATION, 'saturday', true);
      await backend.setArrived(INVITATION, 'friday', true);
      await shows((state) => expect(invitationIn(state)?.arrived).toEqual(['friday', 'saturday']));
      await backend.setArrived(INVITATION, 'friday', false);
      await shows((state) => expect(invitationIn(state)?.arrived).toEqual(['saturday']));
    });

    it('creates an invitation for a guest who replied without one and has arrived', async () => {
      const backend = await open();
      const shows = watching(backend);
      await shows((state) => expect(invitationIn(state)).toBeUndefined());
      await backend.setArrived(INVITATION, 'friday', true);
      await shows((state) =>
        expect(invitationIn(state)).toEqual({ ...INVITATION, arrived: ['friday'] }),
      );
    });
  });
}
