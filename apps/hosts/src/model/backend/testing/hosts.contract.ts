import type { DayId } from '@invitation/domain/event/event';
import {
  type Arrivals,
  applyRecount,
  countsOn,
  joinArrivals,
  NO_ARRIVALS,
  recount,
} from '@invitation/domain/guest-list/arrivals';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { Fields } from '@invitation/domain/record/record';
import { Conflict, type Seen } from '@invitation/domain/rsvp/save';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { planRestore } from '../../changes/backup';
import { deletionOf } from '../../changes/deletions';
import { addition, removal } from '../../changes/news-changes';
import { noteMany } from '../../changes/note-many';
import { notesOfGuest } from '../../changes/notes-of-guest';
import { sendPlan } from '../../changes/send-plan';
import { tablesToPublish } from '../../changes/tables-to-publish';
import type { Guest } from '../../people/guests';
import { areDistinct, distinction } from '../../search/distinct';
import { type Change, planOf, planUndo } from '../../store/change';
import type { PersonalInvitation, Reply } from '../../store/collections';
import { documentsIn, type WatchedState } from '../../store/documents';
import { NO_NOTES } from '../../store/guest-notes';
import { withoutTables } from '../../store/guest-tables';
import type { GuestListState, HostsBackend } from '../../store/hosts-backend';
import { type SentNews, sentNews } from '../../store/news';

const KEY = 'reply-of-the-hosts-contract-test';
const OTHER_KEY = 'another-reply-of-the-contract-test';
const MOVED_KEY = 'moved-reply-of-the-hosts-contract-test';

const RSVP = { name: 'Ada & Grace', friday: 'yes', saturday: 'no' } as const;

const DETAILS = { name: 'Alan', days: 'weekend', people: 2 } as const;
const INVITATION: PersonalInvitation = { id: 'invitation-of-the-contract-test', ...DETAILS };
const INVITATION_PATH = `invitations/${INVITATION.id}` as const;

/** A listener that gets no response within 10 s tries again. */
export const LISTENER_TIMEOUT_MS = 30_000;

/**
 * Watches the guest list from its first confirmed state on: what is written while the emulator opens a listener, or hears of an
 * earlier deletion, may never arrive. The returned function waits until the list passes the check.
 */
async function watching(backend: HostsBackend) {
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
  const shows = (check: (state: GuestListState) => void) =>
    vi.waitFor(
      () => {
        if (failure) throw failure;
        check(state ?? expect.fail('There is no state yet.'));
      },
      { timeout: LISTENER_TIMEOUT_MS },
    );
  await shows(({ isLive }) => expect(isLive).toBe(true));
  return shows;
}

const RSVP_OF = (key: string): Guest => ({
  key,
  name: RSVP.name,
  arrivals: {},
  reply: { key, ...RSVP },
  invitation: null,
});
const replyIn = ({ replies }: GuestListState, key: string) =>
  replies.find((reply) => reply.key === key);
const invitationIn = ({ invitations }: GuestListState) =>
  invitations.find(({ id }) => id === INVITATION.id);
const arrivalsIn = ({ arrivals }: GuestListState, key = KEY) =>
  arrivals.find((each) => each.key === key)?.people;
const countsIn = (state: GuestListState, day: DayId, key = KEY) =>
  [...countsOn(arrivalsIn(state, key) ?? NO_ARRIVALS, day)].sort();
/** Counts like a phone that shows nothing but `seen`. */
const count = async (
  backend: HostsBackend,
  day: DayId,
  people: number,
  seen: Arrivals = NO_ARRIVALS,
  key = KEY,
): Promise<Arrivals> => {
  const change = recount(seen, day, [people]);
  await backend.setArrivals(key, change);
  return applyRecount(seen, change);
};
const save = (backend: HostsBackend, key: string, answers: Fields, ...seen: Seen) =>
  backend.write({ [`rsvps/${key}`]: { answers, seen } });
const saveInvitation = (backend: HostsBackend, answers: Fields, ...seen: Seen) =>
  backend.write({ [INVITATION_PATH]: { answers, seen } });
const create = (backend: HostsBackend, key = KEY, answers: Fields = RSVP) =>
  save(backend, key, answers, null);
const invite = (backend: HostsBackend) => saveInvitation(backend, DETAILS, null);

/**
 * Defines the tests that every backend for hosts must pass (B15).
 *
 * @param open opens a guest list as a host, without the guests of these tests
 */
export function testHostsBackend(name: string, open: () => Promise<HostsBackend>): void {
  describe(`${name} for hosts`, () => {
    it('reports the list, and whether the server has confirmed it', async () => {
      const shows = await watching(await open());
      await shows((state) => {
        expect(replyIn(state, KEY)).toBeUndefined();
        expect(state).toMatchObject({ isLive: true, unsent: 0 });
        expect(state.asOf).toBeInstanceOf(Date);
      });
    });

    it('creates a reply, and changes only the fields that the host changed', async () => {
      const backend = await open();
      const shows = await watching(backend);
      await create(backend);
      await shows((state) =>
        expect(replyIn(state, KEY)).toMatchObject({ ...RSVP, lastRsvp: expect.any(Date) }),
      );
      const answers = { ...RSVP, sunday: 'yes', otherNotes: 'By phone' } as const;
      await save(backend, KEY, answers, RSVP);
      await shows((state) => expect(replyIn(state, KEY)).toMatchObject(answers));
    });

    it('removes an answer, but not one that the host has not seen', async () => {
      const backend = await open();
      const shows = await watching(backend);
      await create(backend, KEY, { ...RSVP, sunday: 'yes' });
      const answers = { ...RSVP, sunday: null };
      await expect(save(backend, KEY, answers, { ...RSVP, sunday: 'no' })).rejects.toThrow(
        Conflict,
      );
      // The form was opened without an answer, so the missing answer is not a change.
      await save(backend, KEY, answers, RSVP);
      await shows((state) => expect(replyIn(state, KEY)?.sunday).toBe('yes'));
      await save(backend, KEY, answers, { ...RSVP, sunday: 'yes' });
      await shows((state) => {
        expect(replyIn(state, KEY)).toMatchObject(RSVP);
        expect(replyIn(state, KEY)).not.toHaveProperty('sunday');
      });
    });

    it('creates a reply with the name and what else is known, deletes it, and undoes that', async () => {
      const backend = await open();
      const shows = await watching(backend);
      const known = { name: 'Ada', dietaryRestrictions: 'Vegan' };
      await create(backend, KEY, { ...known, friday: null, saturday: null, sunday: null });
      const isStored = (state: GuestListState) =>
        expect(replyIn(state, KEY)).toEqual({ ...known, key: KEY, lastRsvp: expect.any(Date) });
      await shows(isStored);
      await expect(save(backend, KEY, { name: null }, known)).rejects.toThrow(/no name/);
      const deletion = [{ path: `rsvps/${KEY}`, from: known, to: null }] as const;
      await backend.write(planOf(deletion));
      await shows((state) => expect(replyIn(state, KEY)).toBeUndefined());
      await backend.write(planUndo(deletion));
      await shows(isStored);
    });

    it('does not replace an answer that the host has not seen', async () => {
      const backend = await open();
      await create(backend);
      await save(backend, KEY, { friday: 'no' }, RSVP);
      await expect(save(backend, KEY, RSVP, { ...RSVP, friday: '' })).rejects.toThrow(Conflict);
      await save(backend, KEY, RSVP, { ...RSVP, friday: 'no' });
      await (await watching(backend))((state) => expect(replyIn(state, KEY)?.friday).toBe('yes'));
    });

    it('does not restore a reply that another host has deleted, unless this one knows', async () => {
      const backend = await open();
      await expect(save(backend, KEY, RSVP, RSVP)).rejects.toMatchObject({
        name: 'Conflict',
        current: null,
      });
      await save(backend, KEY, RSVP, null);
      await (await watching(backend))((state) => expect(replyIn(state, KEY)).toMatchObject(RSVP));
    });

    it.each([0, 1, 2])(
      'moves a reply once, whatever hosts do with it at the same moment (%s first)',
      async (first) => {
        const backend = await open();
        const shows = await watching(backend);
        const reply = { ...RSVP, dietaryRestrictions: 'Vegan' };
        await create(backend, KEY, reply);
        await create(backend, OTHER_KEY);
        const moved = { path: `rsvps/${KEY}`, from: reply, to: null } as const;
        const link = (id: string): Change[] => [
          { path: `invitations/${id}`, from: null, to: DETAILS },
          { path: `rsvps/${id}`, from: null, to: reply },
          moved,
        ];
        const ways = [
          link(INVITATION.id),
          link(MOVED_KEY),
          [{ path: `rsvps/${OTHER_KEY}`, from: RSVP, to: reply } as const, moved],
        ].map(planOf);
        const inOrder = [...ways.slice(first), ...ways.slice(0, first)];
        const results = await Promise.allSettled(inOrder.map((way) => backend.write(way)));
        expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const [index, { status }] of results.entries()) {
          // As after a lost answer of the server.
          const again = backend.write(inOrder[index] ?? {});
          if (status === 'fulfilled') await again;
          else await expect(again).rejects.toThrow(Conflict);
        }
        await shows((state) => {
          const keys = [KEY, OTHER_KEY, MOVED_KEY, INVITATION.id];
          const replies = keys.flatMap((key) => replyIn(state, key) ?? []);
          expect(replies.filter((each) => each.dietaryRestrictions === 'Vegan')).toHaveLength(1);
        });
      },
    );

    it('reports that two guests are different people, and undoes that', async () => {
      const backend = await open();
      const shows = await watching(backend);
      const guests = [RSVP_OF(KEY), RSVP_OF(OTHER_KEY)];
      const added = distinction(guests, new Set());
      await backend.write(planOf(added));
      await shows(({ distinct }) => expect(areDistinct(guests, distinct)).toBe(true));
      // Another host said so too.
      await backend.write(planOf(added));
      await backend.write(planUndo(added));
      await shows(({ distinct }) => expect(areDistinct(guests, distinct)).toBe(false));
    });

    it('deletes no reply at all if one of them is not what the host saw', async () => {
      const backend = await open();
      const shows = await watching(backend);
      await create(backend);
      await create(backend, OTHER_KEY);
      let seen: Reply | undefined;
      await shows((state) => {
        seen = replyIn(state, KEY);
        expect(seen?.lastRsvp).toBeInstanceOf(Date);
      });
      const remove = (from: Fields | null) =>
        backend.write(
          planOf([
            { path: `rsvps/${OTHER_KEY}`, from: RSVP, to: null },
            { path: `rsvps/${KEY}`, from, to: null },
          ]),
        );
      const changed = { ...RSVP, sunday: 'yes' } as const;
      await save(backend, KEY, changed, RSVP);
      await expect(remove(RSVP)).rejects.toThrow(Conflict);
      await expect(remove(null)).rejects.toThrow(Conflict);
      // The same answers at another time are newer too.
      await expect(remove({ ...changed, lastRsvp: seen?.lastRsvp })).rejects.toThrow(Conflict);
      await shows((state) => {
        expect(replyIn(state, KEY)?.sunday).toBe('yes');
        expect(replyIn(state, OTHER_KEY)).toMatchObject(RSVP);
      });
      await remove(changed);
      await shows((state) => expect(replyIn(state, KEY)).toBeUndefined());
    });

    it('deletes many replies, but not one that somebody else has changed', async () => {
      const backend = await open();
      const shows = await watching(backend);
      const keys = Array.from({ length: 58 }, (_, index) => `${KEY}-${index}`);
      const bulk = (from: Fields | null, to: Fields | null) =>
        planOf(keys.map((key) => ({ path: `rsvps/${key}`, from, to })));
      expect(await sendPlan(backend, bulk(null, RSVP))).toMatchObject({ failure: null });
      const changed = { ...RSVP, friday: 'no' };
      await save(backend, `${KEY}-55`, changed, RSVP);
      const { written, refused, failure } = await sendPlan(backend, bulk(RSVP, null));
      expect(failure).toBeNull();
      expect(written).toHaveLength(57);
      expect([...refused]).toEqual([[`rsvps/${KEY}-55`, expect.any(Conflict)]]);
      await shows(({ replies }) =>
        expect(replies.filter(({ key }) => keys.includes(key))).toMatchObject([changed]),
      );
      await sendPlan(backend, bulk(changed, null));
    });

    it('deletes and restores all of a guest, or nothing', async () => {
      const backend = await open();
      const shows = await watching(backend);
      const id = INVITATION.id;
      const guest = { key: id, name: 'Alan', arrivals: {}, invitation: INVITATION };
      const reply = { key: id, ...RSVP };
      const invited = planOf(deletionOf([{ ...guest, reply: null }], NO_NOTES));
      const whole = deletionOf([{ ...guest, reply }], NO_NOTES);
      await invite(backend);
      await create(backend);
      await create(backend, id);
      // The host saw no reply yet.
      const others = planOf([{ path: `rsvps/${KEY}`, from: RSVP, to: null }]);
      const first = await sendPlan(backend, { ...invited, ...others });
      expect([...first.refused]).toEqual([[`rsvps/${id}`, expect.any(Conflict)]]);
      expect(first.written).toEqual([`rsvps/${KEY}`]);
      // The host saw another reply.
      await save(backend, id, { ...RSVP, friday: 'no' }, RSVP);
      const second = await sendPlan(backend, planOf(whole));
      expect([...second.refused]).toEqual([[`rsvps/${id}`, expect.any(Conflict)]]);
      await expect(backend.write(planOf(whole))).rejects.toThrow(Conflict);
      await shows((state) => {
        expect(replyIn(state, KEY)).toBeUndefined();
        expect(replyIn(state, id)).toMatchObject({ friday: 'no' });
        expect(invitationIn(state)).toEqual(INVITATION);
      });
      await save(backend, id, RSVP, { ...RSVP, friday: 'no' });
      expect((await sendPlan(backend, planOf(whole))).written).toHaveLength(2);
      await shows((state) => {
        expect(replyIn(state, id)).toBeUndefined();
        expect(invitationIn(state)).toBeUndefined();
      });
      // Somebody entered another reply before the host has pressed 'Undo'.
      await create(backend, id, { ...RSVP, friday: 'no' });
      expect((await sendPlan(backend, planUndo(whole))).written).toEqual([]);
      await shows((state) => {
        expect(replyIn(state, id)?.friday).toBe('no');
        expect(invitationIn(state)).toBeUndefined();
      });
      await backend.write(
        planOf([{ path: `rsvps/${id}`, from: { ...RSVP, friday: 'no' }, to: null }]),
      );
      // The emulator may report a deletion with too late a time. The SDK would then take the next document for an older one.
      await shows((state) => expect(replyIn(state, id)).toBeUndefined());
      expect(await sendPlan(backend, planUndo(whole))).toMatchObject({
        refused: new Map(),
        failure: null,
      });
      await shows((state) => {
        expect(replyIn(state, id)).toMatchObject(RSVP);
        expect(invitationIn(state)).toEqual(INVITATION);
      });
    });

    it('keeps notes about a guest, which are deleted and brought back with the guest', async () => {
      const backend = await open();
      let state: WatchedState<'guestNotes'> | null = null;
      onTestFinished(
        backend.watchDocuments('guestNotes', {
          next(next) {
            state = next;
          },
          error: (error) => expect.fail(error.message),
        }),
      );
      const showsNotes = (notes: object | undefined) =>
        vi.waitFor(
          () => {
            expect(state?.isLive).toBe(true);
            expect(state?.byKey.get(INVITATION.id)).toEqual(notes);
          },
          { timeout: LISTENER_TIMEOUT_MS },
        );
      await showsNotes(undefined);
      await invite(backend);
      const { id } = INVITATION;
      const guest = { key: id, name: 'Alan', arrivals: {}, reply: null, invitation: INVITATION };
      const note = (seen: Fields | null, answers: Fields) =>
        backend.write(notesOfGuest(guest, { answers, seen: [seen] }));
      await note(null, { phone: '912 345 678', tags: ['family', 'A, B'] });
      await expect(note(null, { phone: '913' })).rejects.toThrow(Conflict);
      const remindedAt = new Date('2025-09-01T12:00:00Z');
      const before = { phone: '912 345 678', tags: ['family', 'A, B'] };
      const thanks = { thankedAt: remindedAt, thankedBy: 'copy', cardPrintedAt: remindedAt };
      const sentNews = ['saturday 2025-09-01T12:00:00.000Z sms 2025-09-01T13:00:00.000Z'];
      const added = { remindedAt, remindedBy: 'sms', ...thanks, seats: ['Ana = 8'], sentNews };
      await note(before, { phone: null, ...added });
      const notes = { tags: ['family', 'A, B'], ...added };
      // Another host reminds the same guest at the same moment.
      const later = new Date('2025-09-01T12:00:01Z');
      await expect(note(before, { remindedAt: later, remindedBy: 'sms' })).rejects.toMatchObject({
        current: notes,
      });
      await showsNotes(notes);
      expect(await backend.readDocuments('guestNotes', ['a-guest-without-notes', id])).toEqual(
        new Map([[id, notes]]),
      );
      // Of two hosts who seat the same guest, the second one is refused, and the first one can undo it.
      const seat = (table: string) =>
        noteMany([guest], new Map([[id, notes as GuestNotes]]), 'table', table, later);
      expect((await sendPlan(backend, planOf(seat('7')))).refused.size).toBe(0);
      const second = await sendPlan(backend, planOf(seat('8')));
      expect([...second.refused.keys()]).toEqual([`guestNotes/${id}`]);
      await showsNotes({ ...notes, table: '7' });
      await sendPlan(backend, planUndo(seat('7').slice(0, 1)));
      await showsNotes(notes);
      // The host has not seen the notes.
      const { refused } = await sendPlan(backend, planOf(deletionOf([guest], NO_NOTES)));
      expect([...refused]).toEqual([[`guestNotes/${id}`, expect.any(Conflict)]]);
      const deletion = deletionOf([guest], await backend.readDocuments('guestNotes', [id]));
      await backend.write(planOf(deletion));
      await showsNotes(undefined);
      await expect(note(null, { phone: '913' })).rejects.toThrow(Conflict);
      await backend.write(planUndo(deletion));
      await showsNotes(notes);
    });

    it('keeps the news of two hosts who add and remove at the same moment', async () => {
      const backend = await open();
      let state: WatchedState<'news'> | null = null;
      onTestFinished(
        backend.watchDocuments('news', {
          next(next) {
            state = next;
          },
          error: (error) => expect.fail(error.message),
        }),
      );
      const shown = () => state && sentNews(state.byKey);
      const showsNews = (...news: readonly SentNews[]) =>
        vi.waitFor(() => expect(shown()).toEqual(news), {
          timeout: LISTENER_TIMEOUT_MS,
        });
      await showsNews();
      const news = (
        text: SentNews['text'],
        minute: number,
        guests: SentNews['guests'] = 'weekend',
      ) => ({ guests, text, at: new Date(Date.UTC(2025, 9, 1, 12, minute)) }) satisfies SentNews;
      const bus = news('The bus leaves at 3pm', 1);
      const dinner = news({ 'pt-PT': 'Jantar às 19h', 'en-GB': 'Dinner at 7pm' }, 2);
      const bar = news('The bar is open', 3, 'saturday');
      await backend.write(addition(bus));
      await Promise.all([
        backend.write(addition(dinner)),
        backend.write(addition(bar)),
        backend.write(removal(bus)),
      ]);
      await showsNews(bar, dinner);
      // Another host was faster. An answer was lost, and the host tries again.
      await backend.write(removal(bus));
      await backend.write(addition(dinner));
      await showsNews(bar, dinner);
      for (let minute = 10; minute < 19; minute++) {
        await backend.write(addition(news(`Song ${minute}`, minute)));
      }
      await expect(backend.write(addition(news('One more', 20)))).rejects.toThrow(/already 10/);
      await vi.waitFor(() => expect(shown()).toHaveLength(11), {
        timeout: LISTENER_TIMEOUT_MS,
      });
      await backend.write(removal(dinner));
      await vi.waitFor(() => expect(shown()).not.toContainEqual(dinner), {
        timeout: LISTENER_TIMEOUT_MS,
      });
      // A backup restores what was removed since, and leaves the rest.
      const backup = { documents: documentsIn({ news: [bar] }), isPart: true };
      await backend.write(removal(bar));
      await backend.write(planOf(planRestore(new Map(), backup).changed));
      await vi.waitFor(() => expect(shown()).toContainEqual(bar), {
        timeout: LISTENER_TIMEOUT_MS,
      });
    });

    it('publishes tables, which are deleted with the guest and come back with Undo', async () => {
      const backend = await open();
      await invite(backend);
      let state: WatchedState<'tables'> | null = null;
      onTestFinished(
        backend.watchDocuments('tables', {
          next(next) {
            state = next;
          },
          error: (error) => expect.fail(error.message),
        }),
      );
      const shows = (tables: object) =>
        vi.waitFor(() => expect(state && Object.fromEntries(state.byKey)).toEqual(tables), {
          timeout: LISTENER_TIMEOUT_MS,
        });
      await shows({});
      const guest: Guest = { ...RSVP_OF(INVITATION.id), reply: null, invitation: INVITATION };
      const publish = async (seats: object, published = state?.byKey) => {
        const notes = new Map([[INVITATION.id, seats]]);
        const changes = tablesToPublish([guest], notes, published ?? new Map());
        return { changes, ...(await sendPlan(backend, planOf(changes))) };
      };
      const seating = { table: '7', seats: ['Ana = 8'] };
      const first = await publish(seating, new Map());
      expect(first.written).toEqual([`tables/${INVITATION.id}`]);
      await shows({ [INVITATION.id]: seating });
      // A host whose page is older replaces nothing.
      expect((await publish({ table: '9' }, new Map())).refused.size).toBe(1);
      await publish({ table: '9' });
      await shows({ [INVITATION.id]: { table: '9' } });
      expect(await backend.readDocuments('tables', ['nobody', INVITATION.id])).toEqual(
        new Map([[INVITATION.id, { table: '9' }]]),
      );
      const deletion = [
        ...deletionOf([guest], await backend.readDocuments('guestNotes', [INVITATION.id])),
        ...withoutTables([INVITATION.id], await backend.readDocuments('tables', [INVITATION.id])),
      ];
      await backend.write(planOf(deletion));
      await shows({});
      await backend.write(planUndo(deletion));
      await shows({ [INVITATION.id]: { table: '9' } });
      await publish({});
      await shows({});
    });

    it('adds a guest with a reply once, also if the host tries again', async () => {
      const backend = await open();
      const shows = await watching(backend);
      const add = (rsvp: Fields | null) =>
        backend.write(
          planOf([
            { path: INVITATION_PATH, from: null, to: DETAILS },
            { path: `rsvps/${INVITATION.id}`, from: null, to: rsvp },
          ]),
        );
      await add(RSVP);
      await add(RSVP);
      await expect(add({ ...RSVP, friday: 'no' })).rejects.toThrow(Conflict);
      await expect(add(null)).rejects.toThrow(Conflict);
      await shows((state) => {
        expect(invitationIn(state)).toEqual(INVITATION);
        expect(replyIn(state, INVITATION.id)).toMatchObject(RSVP);
      });
    });

    it('does not replace what another host has changed on an invitation', async () => {
      const backend = await open();
      await invite(backend);
      await saveInvitation(backend, { ...DETAILS, people: 3 }, DETAILS);
      const renamed = { ...DETAILS, name: 'Alan T.' };
      await saveInvitation(backend, renamed, DETAILS);
      const mine = { ...renamed, people: 4 };
      await expect(saveInvitation(backend, mine, DETAILS)).rejects.toMatchObject({
        name: 'Conflict',
        current: { people: 3 },
        fields: ['people'],
      });
      await (await watching(backend))((state) =>
        expect(invitationIn(state)).toMatchObject({ name: 'Alan T.', people: 3 }),
      );
      await saveInvitation(backend, mine, { ...DETAILS, people: 3 });
      await (await watching(backend))((state) => expect(invitationIn(state)?.people).toBe(4));
    });

    it('adds, changes and withdraws an invitation, and brings it back', async () => {
      const backend = await open();
      const shows = await watching(backend);
      await invite(backend);
      await shows((state) => expect(invitationIn(state)).toEqual(INVITATION));
      await saveInvitation(backend, { ...DETAILS, people: 3 }, DETAILS);
      await shows((state) => expect(invitationIn(state)?.people).toBe(3));
      const withdrawal = [
        { path: INVITATION_PATH, from: { ...DETAILS, people: 3 }, to: null },
      ] as const;
      await backend.write(planOf(withdrawal));
      await shows((state) => expect(invitationIn(state)).toBeUndefined());
      await backend.write(planUndo(withdrawal));
      await shows((state) => expect(invitationIn(state)).toEqual({ ...INVITATION, people: 3 }));
    });

    it('replaces the counts that a phone has seen, and no others', async () => {
      const backend = await open();
      const shows = await watching(backend);
      const friday = await count(backend, 'friday', 4);
      await count(backend, 'saturday', 2);
      await count(backend, 'friday', 3, friday);
      await shows((state) => {
        expect(countsIn(state, 'friday')).toEqual([3]);
        expect(countsIn(state, 'saturday')).toEqual([2]);
      });
      // Another phone has not seen the correction.
      const late = await count(backend, 'friday', 1, friday);
      await shows((state) => expect(countsIn(state, 'friday')).toEqual([1, 3]));
      await shows((state) => expect(arrivalsIn(state)).toMatchObject(late));
    });

    it('reports arrivals before the promise settles, or with the next report', async () => {
      const backend = await open();
      const reports: GuestListState[] = [];
      onTestFinished(backend.watch({ next: (state) => reports.push(state), error: vi.fn() }));
      await vi.waitFor(() => expect(reports.at(-1)).toMatchObject({ isLive: true }), {
        timeout: LISTENER_TIMEOUT_MS,
      });
      await count(backend, 'friday', 4);
      const answered = reports.length - 1;
      await count(backend, 'saturday', 2);
      await vi.waitFor(() => expect(reports.length).toBeGreaterThan(answered + 1));
      for (const state of reports.slice(answered + 1)) {
        expect(countsIn(state, 'friday')).toEqual([4]);
      }
    });

    it('writes arrivals, and neither a reply nor an invitation', async () => {
      const backend = await open();
      const shows = await watching(backend);
      await create(backend);
      await invite(backend);
      await shows((state) => expect(invitationIn(state)).toBeDefined());
      const withdrawal = [{ path: INVITATION_PATH, from: DETAILS, to: null }] as const;
      await backend.write(planOf(withdrawal));
      await count(backend, 'friday', 2, NO_ARRIVALS, INVITATION.id);
      await count(backend, 'friday', 1);
      await shows((state) => {
        expect(countsIn(state, 'friday', INVITATION.id)).toEqual([2]);
        expect(countsIn(state, 'friday')).toEqual([1]);
        expect(invitationIn(state)).toBeUndefined();
        expect(state.invitations.some(({ id }) => id === KEY)).toBe(false);
        expect(replyIn(state, INVITATION.id)).toBeUndefined();
        expect(replyIn(state, KEY)).toMatchObject(RSVP);
      });
    });

    it('adds who came without being on the list once, with what is known', async () => {
      const backend = await open();
      const shows = await watching(backend);
      const reply = { name: 'Otto', saturday: 'yes', saturdayPeople: 3 } as const;
      for (let attempt = 0; attempt < 2; attempt++) {
        await backend.addWalkIn(KEY, reply, { 'saturday/walk-in': 3 });
      }
      await shows((state) => {
        const { lastRsvp, ...stored } = replyIn(state, KEY) ?? {};
        expect(stored).toEqual({ ...reply, key: KEY });
        expect(lastRsvp).toBeInstanceOf(Date);
        expect(arrivalsIn(state)).toEqual({ 'saturday/walk-in': 3 });
      });
      await backend.removeWalkIn(KEY);
      await shows((state) => {
        expect(replyIn(state, KEY)).toBeUndefined();
        expect(arrivalsIn(state)).toBeUndefined();
      });
    });

    it('merges two guests with their arrivals, unless more have arrived since, and undoes that', async () => {
      const backend = await open();
      const shows = await watching(backend);
      const merged = { ...RSVP, dietaryRestrictions: 'Vegan' };
      await create(backend);
      await create(backend, OTHER_KEY, merged);
      const one = await count(backend, 'friday', 1);
      const other = await count(backend, 'friday', 2, NO_ARRIVALS, OTHER_KEY);
      const joined = joinArrivals([one, other]);
      const mergeOver = (arrived: Fields) =>
        [
          { path: `rsvps/${KEY}`, from: RSVP, to: merged },
          { path: `rsvps/${OTHER_KEY}`, from: merged, to: null },
          { path: `arrivals/${KEY}`, from: one, to: joined },
          { path: `arrivals/${OTHER_KEY}`, from: arrived, to: null },
        ] as const;
      const seen = await count(backend, 'saturday', 1, other, OTHER_KEY);
      await expect(backend.write(planOf(mergeOver(other)))).rejects.toThrow(Conflict);
      const merge = mergeOver(seen);
      await backend.write(planOf(merge));
      // As after a lost answer of the server.
      await backend.write(planOf(merge));
      await shows((state) => {
        expect(replyIn(state, KEY)).toMatchObject(merged);
        expect(replyIn(state, OTHER_KEY)).toBeUndefined();
        expect(arrivalsIn(state)).toEqual(joined);
        expect(arrivalsIn(state, OTHER_KEY)).toBeUndefined();
      });
      await backend.write(planUndo(merge));
      await shows((state) => {
        expect(replyIn(state, KEY)?.dietaryRestrictions).toBeUndefined();
        expect(replyIn(state, OTHER_KEY)).toMatchObject(merged);
        expect(arrivalsIn(state)).toEqual(one);
        expect(arrivalsIn(state, OTHER_KEY)).toEqual(seen);
      });
    });
  });
}
