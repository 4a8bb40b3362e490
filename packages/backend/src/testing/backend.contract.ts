import { person } from '@invitation/domain/fixtures/people';
import type { GuestTable } from '@invitation/domain/guest-list/guest-table';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import type { NewsItem } from '@invitation/domain/guest-list/news';
import type { Mode } from '@invitation/domain/mode/mode';
import { factsOf, needField, whoField } from '@invitation/domain/party/facts';
import { peopleIn } from '@invitation/domain/party/person';
import type { Fields, Question, Rsvp, StoredRsvp } from '@invitation/domain/record/record';
import { Conflict, type Save } from '@invitation/domain/rsvp/save';
import { describe, expect, it } from 'vitest';
import type { Backend, BackendContent } from '../backend';

const RSVP: Rsvp = {
  name: 'Ada & Grace',
  friday: 'yes',
  saturday: 'no',
  dietaryRestrictions: 'No nuts 🥜, כשר',
};

const WEEKEND_ID = 'test-invitation-for-the-weekend';
const SATURDAY_ID = 'test-invitation-for-the-saturday';
const FAMILY_ID = 'test-invitation-for-people-by-name';
const UNKNOWN_ID = 'test-invitation-that-was-withdrawn';

/** The invitations of the tests, by id. */
export const TEST_INVITATIONS: Readonly<Record<string, Invitation>> = {
  [WEEKEND_ID]: { name: 'Ada & Grace', days: 'weekend', people: 2 },
  [SATURDAY_ID]: { name: 'Alan', days: 'saturday', people: 1 },
  [FAMILY_ID]: {
    name: 'The Okafors',
    days: 'weekend',
    people: 3,
    members: ['Ana', 'D. O’Neill'],
    children: ['D. O’Neill'],
  },
};

/** The questions of the tests. */
export const TEST_QUESTIONS: readonly Question[] = [
  {
    id: 'meal',
    label: 'Meals',
    kind: 'numbers',
    limit: 500,
    options: ['Fish', 'Meat'],
    site: 'both',
  },
  { id: 'song', label: 'A song', kind: 'text', limit: 40, options: [], site: 'both' },
  {
    id: 'course',
    label: 'Main course',
    kind: 'numbers',
    limit: 500,
    options: ['Fish', 'Meat'],
    site: 'both',
    each: 'person',
  },
];

/** A save by a guest who has seen these states of the document, or no document. */
const saveOf = (answers: Fields, ...seen: StoredRsvp[]): Save => ({
  answers,
  defaults: {},
  seen: seen.length > 0 ? seen : [null],
});

type Dates = Pick<BackendContent, 'replyBy' | 'phases'>;

/**
 * Defines the tests that every backend must pass (B2).
 *
 * @param open opens the backend in another tab of the same browser, with `TEST_INVITATIONS` and `TEST_QUESTIONS`. The server
 *   has the same dates.
 * @param clear removes all data of the browser
 * @param deleteReply deletes a reply as hosts do
 * @param setNews replaces the news for some guests as hosts do
 * @param setTable publishes the table of a guest as hosts do; `null` takes it back
 */
export function testBackend(
  name: string,
  {
    open,
    clear,
    deleteReply,
    setNews,
    setTable,
  }: {
    open: (dates?: Dates) => Backend | Promise<Backend>;
    clear: () => void | Promise<void>;
    deleteReply: (key: string) => void | Promise<void>;
    setNews: (guests: Mode, items: readonly NewsItem[]) => void | Promise<void>;
    setTable: (key: string, table: GuestTable | null) => void | Promise<void>;
  },
): void {
  const signedIn = async (dates?: Dates) => {
    await clear();
    const backend = await open(dates);
    const { uid } = await backend.session.signInAnonymously();
    return { ...backend, uid };
  };

  describe(`${name} sessions`, () => {
    it('begin without a user', async () => {
      await clear();
      expect(await (await open()).session.ready()).toBeNull();
    });

    it('notify observers of sign-in and sign-out until they unsubscribe', async () => {
      await clear();
      const { session } = await open();
      const seen: (string | null)[] = [];
      let notified = () => {};
      const unsubscribe = session.observe((user) => {
        seen.push(user?.uid ?? null);
        notified();
      });
      const expectSeen = async (...users: readonly (string | null)[]) => {
        while (seen.length < users.length) {
          await new Promise<void>((resolve) => {
            notified = resolve;
          });
        }
        expect(seen).toEqual(users);
      };
      await expectSeen(null);
      const { uid } = await session.signInAnonymously();
      await expectSeen(null, uid);
      await session.signOut();
      await expectSeen(null, uid, null);
      unsubscribe();
      await session.signInAnonymously();
      expect(seen).toHaveLength(3);
    });

    it('are kept after the tab closes', async () => {
      const { uid } = await signedIn();
      expect(await (await open()).session.ready()).toEqual({ uid });
    });

    it('report whether the account is new', async () => {
      await clear();
      const { session } = await open();
      expect(await session.signInAnonymously()).toMatchObject({ isNew: true });
      expect(await session.signInAnonymously()).toMatchObject({ isNew: false });
    });

    it('keep the account on another sign-in', async () => {
      const { session, uid } = await signedIn();
      expect(await session.signInAnonymously()).toEqual({ uid, isNew: false });
    });

    it('have one account for concurrent sign-ins', async () => {
      await clear();
      const { session } = await open();
      const users = await Promise.all([1, 2, 3].map(() => session.signInAnonymously()));
      expect(new Set(users.map(({ uid }) => uid)).size).toBe(1);
      expect(await session.ready()).toEqual({ uid: users[0]?.uid });
    });

    it('have an ID token only while the guest is signed in', async () => {
      const { session } = await signedIn();
      expect(await session.idToken()).not.toBe('');
      await session.signOut();
      await expect(session.idToken()).rejects.toThrow();
    });
  });

  describe(`${name} RSVPs`, () => {
    it('are null before the first save', async () => {
      const { rsvps, uid } = await signedIn();
      expect(await rsvps.read(uid)).toBeNull();
    });

    it('are stored with the time of the save', async () => {
      const { rsvps, uid } = await signedIn();
      const before = Date.now();
      const saved = await rsvps.logRsvp(uid, saveOf(RSVP));
      const stored = await rsvps.read(uid);
      expect(saved).toEqual({ ...RSVP, lastRsvp: expect.any(Date) });
      expect(stored).toEqual({ ...RSVP, lastRsvp: expect.any(Date) });
      // The clock of the server may differ by some seconds.
      expect(Math.abs((stored?.lastRsvp?.getTime() ?? 0) - before)).toBeLessThan(60_000);
    });

    it('tell by their time which of two states is newer', async () => {
      const { rsvps, uid } = await signedIn();
      const first = await rsvps.logRsvp(uid, saveOf(RSVP));
      const between = await rsvps.read(uid);
      const second = await rsvps.logRsvp(uid, saveOf({ ...RSVP, friday: 'no' }, first));
      const after = await rsvps.read(uid);
      const [saved, read, savedAgain, readAgain] = [first, between, second, after].map((state) =>
        Number(state?.lastRsvp),
      );
      expect(saved).toBeLessThanOrEqual(read ?? 0);
      expect(read).toBeLessThan(savedAgain ?? 0);
      expect(savedAgain).toBeLessThanOrEqual(readAgain ?? 0);
    });

    it('keep the fields that a later save omits', async () => {
      const { rsvps, uid } = await signedIn();
      const given = { ...RSVP, sunday: 'yes', otherNotes: 'Arriving late' } as const;
      const first = await rsvps.logRsvp(uid, saveOf(given));
      const second = await rsvps.logRsvp(uid, saveOf({ ...RSVP, friday: 'no' }, first));
      expect(second).toMatchObject({ ...given, friday: 'no' });
      expect(await rsvps.read(uid)).toMatchObject({ ...given, friday: 'no' });
    });

    it('accept an empty answer', async () => {
      const { rsvps, uid } = await signedIn();
      const first = await rsvps.logRsvp(uid, saveOf(RSVP));
      await rsvps.logRsvp(uid, saveOf({ ...RSVP, dietaryRestrictions: '' }, first));
      expect(await rsvps.read(uid)).toMatchObject({ dietaryRestrictions: '' });
    });

    it('are kept after the tab closes', async () => {
      const { rsvps, uid } = await signedIn();
      await rsvps.logRsvp(uid, saveOf(RSVP));
      expect(await (await open()).rsvps.read(uid)).toMatchObject(RSVP);
    });

    it('use a default only if the document has no value', async () => {
      const { rsvps, uid } = await signedIn();
      const { friday: _, ...answers } = RSVP;
      const asked = (seen: StoredRsvp | null, saturday: Rsvp['saturday']): Save => ({
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

    it('keep fields that were changed elsewhere if this save changes other fields', async () => {
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

    it('are not replaced if the guest has not seen them', async () => {
      const { rsvps, uid } = await signedIn();
      const loaded = await rsvps.logRsvp(uid, saveOf(RSVP));
      await rsvps.logRsvp(uid, saveOf({ ...RSVP, dietaryRestrictions: 'Vegan' }, loaded));
      const stale = rsvps.logRsvp(uid, saveOf({ ...RSVP, dietaryRestrictions: '' }, loaded));
      const conflict: Conflict = await stale.then(
        () => expect.fail('The save went through.'),
        (error) => error,
      );
      expect(conflict).toBeInstanceOf(Conflict);
      expect(conflict.fields).toEqual(['dietaryRestrictions']);
      expect(conflict.current).toMatchObject({ dietaryRestrictions: 'Vegan' });
      expect(await rsvps.read(uid)).toMatchObject({ dietaryRestrictions: 'Vegan' });

      const seen = { ...loaded, dietaryRestrictions: 'Vegan' };
      await rsvps.logRsvp(uid, saveOf({ ...RSVP, dietaryRestrictions: '' }, seen));
      expect(await rsvps.read(uid)).toMatchObject({ dietaryRestrictions: '' });
    });

    it('are not replaced by a first save', async () => {
      const { rsvps, uid } = await signedIn();
      await rsvps.logRsvp(uid, saveOf(RSVP));
      await expect(rsvps.logRsvp(uid, saveOf({ ...RSVP, name: 'Eve' }))).rejects.toThrow(Conflict);
      // The guest has seen the answers of an earlier attempt.
      const again: Save = { ...saveOf({ ...RSVP, friday: 'no' }), seen: [null, RSVP] };
      expect(await rsvps.logRsvp(uid, again)).toMatchObject({ friday: 'no' });
    });

    it('are not brought back after a deletion, unless the guest knows of it', async () => {
      const { rsvps, uid } = await signedIn();
      const conflict = await rsvps.logRsvp(uid, saveOf(RSVP, RSVP)).catch((error) => error);
      expect(conflict).toBeInstanceOf(Conflict);
      expect(conflict.current).toBeNull();
      expect(await rsvps.read(uid)).toBeNull();
      await rsvps.logRsvp(uid, { answers: RSVP, seen: [null, RSVP] });
      expect(await rsvps.read(uid)).toMatchObject(RSVP);
    });

    it('have answers to questions, which are changed one by one', async () => {
      const { rsvps, uid } = await signedIn();
      const given = { 'answers/meal': '{"Fish":2,"Meat":1}', 'answers/song': 'Fado' };
      const first = await rsvps.logRsvp(uid, saveOf({ ...RSVP, ...given }));
      expect(first).toMatchObject(given);
      expect(await rsvps.read(uid)).toMatchObject(given);
      // Replaces the earlier numbers instead of merging them.
      const meats = { 'answers/meal': '{"Meat":3}' };
      const second = await rsvps.logRsvp(uid, saveOf({ ...RSVP, ...meats }, first));
      expect(second).toMatchObject({ ...given, ...meats });
      expect(await rsvps.read(uid)).toMatchObject({ ...given, ...meats });
      await rsvps.logRsvp(uid, saveOf({ 'answers/meal': null }, second));
      const stored = await rsvps.read(uid);
      expect(stored).toMatchObject({ 'answers/song': 'Fado' });
      expect(stored).not.toHaveProperty('answers/meal');
    });

    it('have answers that are not replaced if the guest has not seen them', async () => {
      const { rsvps, uid } = await signedIn();
      const loaded = await rsvps.logRsvp(uid, saveOf(RSVP));
      const theirs = { 'answers/meal': '{"Fish":1}', 'answers/song': 'Fado' };
      await rsvps.logRsvp(uid, saveOf(theirs, loaded));
      const stale = rsvps.logRsvp(uid, saveOf({ 'answers/meal': '{"Meat":1}' }, loaded));
      await expect(stale).rejects.toMatchObject({ name: 'Conflict', fields: ['answers/meal'] });
      expect(await rsvps.read(uid)).toMatchObject(theirs);
    });

    it('accept only one of two concurrent saves', async () => {
      const { rsvps, uid } = await signedIn();
      const names = ['First', 'Second'];
      const outcomes = await Promise.allSettled(
        names.map((name) => rsvps.logRsvp(uid, saveOf({ ...RSVP, name }))),
      );
      const saved = names.filter((_, index) => outcomes[index]?.status === 'fulfilled');
      expect(saved).toHaveLength(1);
      expect((await rsvps.read(uid))?.name).toBe(saved[0]);
    });

    it('are not accessible to another account', async () => {
      const { rsvps, session, uid } = await signedIn();
      await rsvps.logRsvp(uid, saveOf(RSVP));
      await session.signOut();
      const other = await session.signInAnonymously();
      expect(other.uid).not.toBe(uid);
      expect(await rsvps.read(other.uid)).toBeNull();
      await expect(rsvps.read(uid)).rejects.toThrow();
      await expect(rsvps.logRsvp(uid, saveOf(RSVP))).rejects.toThrow();
    });

    it('are not accessible without a user', async () => {
      const { rsvps, session, uid } = await signedIn();
      await session.signOut();
      await expect(rsvps.read(uid)).rejects.toThrow();
      await expect(rsvps.logRsvp(uid, saveOf(RSVP))).rejects.toThrow();
    });
  });

  describe(`${name} invitations`, () => {
    const guest = async () => {
      const backend = await signedIn();
      return { ...backend, ...(await backend.laterStores()) };
    };

    it('are read by whoever is signed in and knows the id', async () => {
      const { invitations } = await guest();
      for (const [id, invitation] of Object.entries(TEST_INVITATIONS)) {
        expect(await invitations.read(id)).toEqual(invitation);
      }
    });

    it('are null if they do not exist', async () => {
      const { invitations } = await guest();
      expect(await invitations.read(UNKNOWN_ID)).toBeNull();
    });

    it('are not accessible without a user', async () => {
      const { invitations, rsvps, session } = await guest();
      await session.signOut();
      await expect(invitations.read(WEEKEND_ID)).rejects.toThrow();
      await expect(rsvps.read(WEEKEND_ID)).rejects.toThrow();
    });

    it('have one reply for all accounts', async () => {
      const { rsvps, session } = await signedIn();
      const id = WEEKEND_ID;
      expect(await rsvps.read(id)).toBeNull();
      const first = await rsvps.logRsvp(id, saveOf({ ...RSVP, id }));
      expect(first).toMatchObject({ ...RSVP, id });

      await session.signOut();
      await session.signInAnonymously();
      expect(await rsvps.read(id)).toMatchObject({ ...RSVP, id });
      await rsvps.logRsvp(id, saveOf({ ...RSVP, id, friday: 'no' }, first));
      expect(await rsvps.read(id)).toMatchObject({ ...RSVP, id, friday: 'no' });
    });

    it('have a reply with a number of people, which a no removes', async () => {
      const { rsvps } = await signedIn();
      const id = WEEKEND_ID;
      const first = await rsvps.logRsvp(id, saveOf({ ...RSVP, id, fridayPeople: 2 }));
      expect(await rsvps.read(id)).toMatchObject({ friday: 'yes', fridayPeople: 2 });
      const declined = { friday: 'no', fridayPeople: null };
      expect(await rsvps.logRsvp(id, saveOf(declined, first))).not.toHaveProperty('fridayPeople');
      expect(await rsvps.read(id)).not.toHaveProperty('fridayPeople');
    });

    it('have a reply with people by name, of whom each can be changed', async () => {
      const { rsvps } = await signedIn();
      const id = FAMILY_ID;
      const [, child = ''] = TEST_INVITATIONS[id]?.members ?? [];
      const party = {
        'who/Ana': 'friday saturday',
        [whoField(child)]: 'friday (child)',
        [needField(child)]: 'No nuts',
        'answers/course/Ana': 'Fish',
      };
      const yes = { ...RSVP, id, saturday: 'yes' } as const;
      const first = await rsvps.logRsvp(id, saveOf({ ...yes, ...party }));
      expect(factsOf(first)).toMatchObject(party);
      expect(factsOf((await rsvps.read(id)) ?? {})).toMatchObject(party);
      // On another phone, which has seen the first save too.
      await rsvps.logRsvp(id, saveOf({ 'need/Ana': 'Vegan' }, first));
      await rsvps.logRsvp(id, saveOf({ 'answers/course/Ana': 'Meat' }, first));
      const both = { ...party, 'need/Ana': 'Vegan', 'answers/course/Ana': 'Meat' };
      const second = await rsvps.read(id);
      expect(factsOf(second ?? {})).toMatchObject(both);
      const removed = { 'who/Ana': null, 'need/Ana': null, 'answers/course/Ana': null };
      const none = { saturday: 'no', ...removed };
      await expect(rsvps.logRsvp(id, saveOf(none, first))).rejects.toThrow(Conflict);
      await rsvps.logRsvp(id, saveOf(none, second ?? first));
      const left = await rsvps.read(id);
      expect(left?.people).toEqual([person(child, 'friday (child)', { need: 'No nuts' })]);
      await rsvps.logRsvp(id, saveOf({ friday: 'no', [whoField(child)]: null }, left ?? first));
      expect(peopleIn((await rsvps.read(id)) ?? {})).toEqual([]);
    });

    it('have no more people by name than they are for', async () => {
      const { rsvps, uid } = await signedIn();
      const named = (...names: string[]) =>
        Object.fromEntries(names.map((name) => [whoField(name), 'friday']));
      for (const [key, answers] of [
        [FAMILY_ID, { ...RSVP, ...named('Ana', 'Tom', 'Eve', 'Ada') }],
        [FAMILY_ID, { ...RSVP, ...named('Ana'), 'need/Ana': 'x'.repeat(501) }],
        [uid, { ...RSVP, ...named('Ana') }],
      ] as const) {
        await expect(rsvps.logRsvp(key, saveOf(answers))).rejects.toThrow();
        expect(await rsvps.read(key)).toBeNull();
      }
      await rsvps.logRsvp(FAMILY_ID, saveOf({ ...RSVP, ...named('Ana', 'Tom', 'Eve') }));
    });

    it('for the Saturday have a reply without the other days', async () => {
      const { rsvps } = await signedIn();
      const id = SATURDAY_ID;
      for (const yes of [{ friday: 'yes' }, { friday: 'no', sunday: 'yes' }] as const) {
        await expect(rsvps.logRsvp(id, saveOf({ ...RSVP, id, ...yes }))).rejects.toThrow();
      }
      expect(await rsvps.read(id)).toBeNull();
      await rsvps.logRsvp(id, saveOf({ ...RSVP, id, friday: 'no' }));
      expect(await rsvps.read(id)).toMatchObject({ friday: 'no' });
    });

    it('have no reply if they do not exist', async () => {
      const { rsvps } = await signedIn();
      await expect(rsvps.read(UNKNOWN_ID)).rejects.toThrow();
      const saving = rsvps.logRsvp(UNKNOWN_ID, saveOf({ ...RSVP, id: UNKNOWN_ID }));
      await expect(saving).rejects.toThrow(/withdrawn.*\n.*ask them for a new one/);
    });

    it('for the Saturday say that a yes to another day is not accepted', async () => {
      const { rsvps } = await signedIn();
      const saving = rsvps.logRsvp(SATURDAY_ID, saveOf({ ...RSVP, id: SATURDAY_ID }));
      await expect(saving).rejects.toThrow(/isn’t accepted.*\n.*Reload the page/);
    });
  });

  describe(`${name} links to replies`, () => {
    /** A guest who has replied and made a link, and then another account of the same browser. */
    const withLink = async () => {
      const backend = await signedIn();
      const { rsvps, session, uid: reply } = backend;
      const first = await rsvps.logRsvp(reply, saveOf(RSVP));
      const { replyLinks: links } = await backend.laterStores();
      const secret = await links.make(reply);
      return {
        rsvps,
        links,
        link: { reply, secret },
        first,
        asAnother: async () => {
          await session.signOut();
          return session.signInAnonymously();
        },
      };
    };

    it('are made once, and again after they were stopped', async () => {
      const { links, link } = await withLink();
      expect(link.secret).toMatch(/^[\w-]{32}$/);
      expect(await links.make(link.reply)).toBe(link.secret);
      await links.stop(link.reply);
      expect(await links.make(link.reply)).not.toBe(link.secret);
    });

    it('need a reply', async () => {
      const { laterStores, uid } = await signedIn();
      const { replyLinks } = await laterStores();
      await expect(replyLinks.make(uid)).rejects.toThrow();
    });

    it('let another account read and change the reply, also if it joins again', async () => {
      const { rsvps, links, link, first, asAnother } = await withLink();
      await asAnother();
      await expect(rsvps.read(link.reply)).rejects.toThrow();
      expect(await links.join(link)).toBe(true);
      expect(await links.join(link)).toBe(true);
      expect(await rsvps.read(link.reply)).toMatchObject(RSVP);
      await rsvps.logRsvp(link.reply, saveOf({ friday: 'no' }, first));
      expect(await rsvps.read(link.reply)).toMatchObject({ ...RSVP, friday: 'no' });
    });

    it('do not work with another secret, or for another account', async () => {
      const { rsvps, links, link, first, asAnother } = await withLink();
      await asAnother();
      expect(await links.join({ ...link, secret: 'x'.repeat(32) })).toBe(false);
      await expect(rsvps.read(link.reply)).rejects.toThrow();
      expect(await links.join(link)).toBe(true);
      await asAnother();
      await expect(rsvps.read(link.reply)).rejects.toThrow();
      const saving = rsvps.logRsvp(link.reply, saveOf({ friday: 'no' }, first));
      await expect(saving).rejects.toThrow();
    });

    it('open one reply at a time in a browser, and the first one again once it is joined again', async () => {
      const { rsvps, links, link, first, asAnother } = await withLink();
      const { uid } = await asAnother();
      await rsvps.logRsvp(uid, saveOf(RSVP));
      const second = { reply: uid, secret: await links.make(uid) };
      await asAnother();
      await links.join(link);
      await links.join(second);
      const save = () => rsvps.logRsvp(link.reply, saveOf({ friday: 'no' }, first));
      await expect(save()).rejects.toThrow(/another (link was opened|guest)/);
      await links.join(link);
      expect(await save()).toMatchObject({ friday: 'no' });
    });

    it('do not lead to the reply that follows a deleted one', async () => {
      const { rsvps, links, link, asAnother } = await withLink();
      await deleteReply(link.reply);
      await rsvps.logRsvp(link.reply, saveOf(RSVP));
      expect(await links.make(link.reply)).not.toBe(link.secret);
      await asAnother();
      expect(await links.join(link)).toBe(false);
    });

    it('fail with a sentence once they are stopped', async () => {
      const { rsvps, links, link, first, asAnother } = await withLink();
      await links.stop(link.reply);
      await asAnother();
      expect(await links.join(link)).toBe(false);
      const saving = rsvps.logRsvp(link.reply, saveOf({ friday: 'no' }, first));
      await expect(saving).rejects.toThrow(/(no longer works|another guest).*\n/);
    });
  });

  describe(`${name} RSVPs before replies open, and after the celebration`, () => {
    const PAST = '2020-01-01T00:00:00Z';
    const FUTURE = '2099-01-01T00:00:00Z';
    const from = (opens: string, ends: string): Dates => {
      const phases = { repliesOpen: { date: '', at: opens }, afterwards: { at: ends } };
      return { phases: { weekend: phases, saturday: phases } };
    };

    it.each([
      ['not yet open', from(FUTURE, FUTURE), /^Replies aren’t open yet\.\n.*has been kept/],
      ['over', from(PAST, PAST), /^Replies have closed\.\n.*celebration is over/],
    ])('are refused with the reason, %s', async (_, dates, reason) => {
      const { rsvps, uid } = await signedIn(dates);
      const no = { ...RSVP, friday: 'no' };
      await expect(rsvps.logRsvp(uid, saveOf(no))).rejects.toThrow(reason);
      expect(await rsvps.read(uid)).toBeNull();
      await (await open(from(PAST, FUTURE))).rsvps.logRsvp(uid, saveOf(no));
    });
  });

  describe(`${name} news`, () => {
    const item = (text: NewsItem['text'], hour: number): NewsItem => ({
      text,
      at: new Date(Date.UTC(2025, 9, 1, hour)),
    });
    const forAll = item({ 'en-GB': 'The bar is open', 'pt-PT': 'O bar está aberto' }, 9);
    const forWeekend = item('Bring a coat on Friday', 8);
    const ofHosts = async () => {
      const guest = await signedIn();
      await setNews('saturday', [forAll]);
      await setNews('weekend', [forWeekend]);
      return { ...guest, news: (await guest.laterStores()).news };
    };

    it('are read by whoever is signed in, only for their days', async () => {
      const { news } = await ofHosts();
      expect(await news.read('saturday')).toEqual([forAll]);
      expect(await news.read('weekend')).toEqual([forAll, forWeekend]);
    });

    it('may be empty', async () => {
      const { laterStores } = await signedIn();
      await setNews('saturday', []);
      await setNews('weekend', []);
      expect(await (await laterStores()).news.read('weekend')).toEqual([]);
    });

    it('are not accessible without a user', async () => {
      const { news, session } = await ofHosts();
      await session.signOut();
      await expect(news.read('weekend')).rejects.toThrow();
    });
  });

  describe(`${name} tables`, () => {
    const TABLE: GuestTable = { table: 'Family', seats: ['Ana = 8'] };

    it('are read by the guest of the reply, and are empty without one', async () => {
      const { rsvps, laterStores, uid } = await signedIn();
      const { tables } = await laterStores();
      for (const key of [uid, WEEKEND_ID]) {
        await rsvps.logRsvp(key, saveOf(RSVP));
        await setTable(key, TABLE);
        expect(await tables.read(key)).toEqual(TABLE);
        await setTable(key, null);
        expect(await tables.read(key)).toEqual({});
      }
    });

    it('are read by an account that joined by the link, until it is stopped', async () => {
      const { rsvps, laterStores, session, uid } = await signedIn();
      await rsvps.logRsvp(uid, saveOf(RSVP));
      await setTable(uid, TABLE);
      const { replyLinks, tables } = await laterStores();
      const secret = await replyLinks.make(uid);
      await session.signOut();
      await session.signInAnonymously();
      await expect(tables.read(uid)).rejects.toThrow();
      await replyLinks.join({ reply: uid, secret });
      expect(await tables.read(uid)).toEqual(TABLE);
      await setTable(uid, null);
      expect(await tables.read(uid)).toEqual({});
      await deleteReply(uid);
      await expect(tables.read(uid)).rejects.toThrow();
    });

    it('are not accessible without a user', async () => {
      const { laterStores, session, uid } = await signedIn();
      await setTable(uid, TABLE);
      await session.signOut();
      const { tables } = await laterStores();
      for (const key of [uid, WEEKEND_ID]) await expect(tables.read(key)).rejects.toThrow();
    });
  });

  describe(`${name} RSVPs after the last day`, () => {
    const CLOSED = { replyBy: { closesAt: '2020-01-01T00:00:00Z' } };
    const NO = { ...RSVP, friday: 'no' } as const;

    it('are refused with the reason if more people would come', async () => {
      const { rsvps, uid } = await signedIn(CLOSED);
      const closed = /^Replies have closed\.\n.*still say no/;
      await expect(rsvps.logRsvp(uid, saveOf(RSVP))).rejects.toThrow(closed);
      expect(await rsvps.read(uid)).toBeNull();
      const first = await rsvps.logRsvp(uid, saveOf(NO));
      await expect(rsvps.logRsvp(uid, saveOf(RSVP, first))).rejects.toThrow(closed);
      expect(await rsvps.read(uid)).toMatchObject(NO);
    });

    it('are refused with the reason if somebody else would come', async () => {
      const { rsvps } = await signedIn();
      const first = await rsvps.logRsvp(FAMILY_ID, saveOf({ ...RSVP, 'who/Ana': 'friday' }));
      const late = (await open(CLOSED)).rsvps;
      const other = { 'who/Ana': null, 'who/Eve': 'friday' };
      const closed = /^Replies have closed\.\n/;
      await expect(late.logRsvp(FAMILY_ID, saveOf(other, first))).rejects.toThrow(closed);
      await late.logRsvp(FAMILY_ID, saveOf({ 'need/Ana': 'Vegan' }, first));
      expect(await late.read(FAMILY_ID)).toMatchObject({
        people: [person('Ana', 'friday', { need: 'Vegan' })],
      });
    });

    it('are accepted if as many or fewer people come', async () => {
      const { rsvps, uid } = await signedIn();
      const id = WEEKEND_ID;
      const loaded = await rsvps.logRsvp(id, saveOf({ ...RSVP, id, fridayPeople: 2 }));
      const own = await rsvps.logRsvp(uid, saveOf({ ...RSVP, guest: 'Grace' }));
      const late = (await open(CLOSED)).rsvps;
      await late.logRsvp(id, saveOf({ ...RSVP, id, fridayPeople: 1 }, loaded));
      await late.logRsvp(uid, saveOf({ ...RSVP, guest: 'Grace H.' }, own));
      expect(await late.read(id)).toMatchObject({ friday: 'yes', fridayPeople: 1 });
      expect(await late.read(uid)).toMatchObject({ friday: 'yes', guest: 'Grace H.' });
    });
  });
}
