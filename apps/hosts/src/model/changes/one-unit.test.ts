import { WEEKEND } from '@invitation/domain/fixtures/days';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import type { Fields } from '@invitation/domain/record/record';
import { type Edit, openEdit, reduceEdit, saveOf } from '@invitation/domain/rsvp/edit';
import { applyFields } from '@invitation/domain/rsvp/save';
import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { guestListWrites } from '../backend/firebase/guest-list-writes';
import type { ConditionalWrite, StoredDocument } from '../backend/firebase/stored-documents';
import { joinGuests } from '../people/guests';
import { type Change, type Plan, planOf, planUndo } from '../store/change';
import type { DocumentPath, Documents } from '../store/documents';
import { withoutTables } from '../store/guest-tables';
import { planRestore } from './backup';
import { deletionOf, replyDeletionOf, withdrawalOf } from './deletions';
import { notesOfGuest } from './notes-of-guest';
import { replyOfGuest } from './reply-of-guest';
import { sendPlan } from './send-plan';
import { tablesToPublish } from './tables-to-publish';

const KEY = 'a'.repeat(32);
const INVITATION = `invitations/${KEY}` as const;
const REPLY = `rsvps/${KEY}` as const;
const CARD = { name: 'Ada', days: 'weekend', people: 4 } as const;
const NOTES = `guestNotes/${KEY}` as const;
const TABLE = `tables/${KEY}` as const;
const BLANK = { name: '', dietaryRestrictions: '' };

/** Cloud Firestore, for one guest. */
function openServer(isReplied: boolean) {
  let time = 1;
  const stored = new Map<string, StoredDocument>([
    [INVITATION, { data: CARD, updateTime: '1' }],
    ...(isReplied ? [[REPLY, { data: reply('yes'), updateTime: '1' }] as const] : []),
  ]);
  const put = (path: string, fields: Fields) => {
    const data = applyFields(stored.get(path)?.data ?? null, fields);
    stored.set(path, { data, updateTime: String(time) });
  };
  return {
    put: (path: string, fields: Fields) => {
      time++;
      put(path, fields);
    },
    at: (path: string) => stored.get(path) ?? null,
    commit(writes: readonly ConditionalWrite[]): string {
      time++;
      for (const { path, stored: read } of writes) {
        const isAsRead = read?.updateTime === stored.get(path)?.updateTime;
        if (read !== undefined && !isAsRead) throw new FirebaseError('failed-precondition', path);
      }
      for (const { path, fields, timeField } of writes) {
        if (fields === null) stored.delete(path);
        else if (timeField || fields.mergeFields.length > 0) {
          put(path, { ...fields.data, ...(timeField && { [timeField]: new Date(time) }) });
        }
      }
      return String(time);
    },
  };
}
type Server = ReturnType<typeof openServer>;

const reply = (friday: 'yes' | 'no') => ({
  id: KEY,
  name: 'Ada',
  friday,
  saturday: 'yes' as const,
});

/** A host, who acts on what the page has shown last. */
function openHost(server: Server, scheduler: fc.Scheduler, losesAnswer: () => boolean) {
  const later = <Result>(act: () => Result) => scheduler.schedule(Promise.resolve()).then(act);
  const backend = guestListWrites(
    () => ({}) as Firestore,
    {
      read: (paths) => later(() => new Map(paths.map((path) => [path, server.at(path)]))),
      list: async () => new Map(),
      commit: (writes) =>
        later(() => {
          const replyBefore = server.at(REPLY)?.data;
          const at = server.commit(writes);
          if (replyBefore && !server.at(REPLY)) deleted.push(replyBefore);
          if (losesAnswer()) throw new FirebaseError('unavailable', 'lost');
          return at;
        }),
    },
    { days: WEEKEND },
    () => false,
  );
  const deleted: Fields[] = [];
  const known: Fields[] = [];
  let shown: Documents = new Map();
  let deletion: readonly Change[] = [];
  let draft: Edit | null = null;
  const fieldsOf = (path: DocumentPath) => shown.get(path) ?? null;
  const notesShown = () => {
    const notes = fieldsOf(NOTES);
    return new Map(notes ? [[KEY, notes]] : []);
  };
  const tablesShown = () => {
    const table = fieldsOf(TABLE);
    return new Map(table ? [[KEY, table]] : []);
  };
  const guestsShown = () => {
    const [replied, invited] = [fieldsOf(REPLY), fieldsOf(INVITATION)];
    return joinGuests(
      replied ? [{ ...replied, key: KEY }] : [],
      invited ? [{ ...CARD, id: KEY }] : [],
    );
  };
  const write = (changes: Plan) => sendPlan(backend, changes);
  const remove = async (changes: readonly Change[]) => {
    if (changes.length === 0) return;
    const all = [...changes, ...withoutTables([KEY], tablesShown())];
    const { written, failure } = await write(planOf(all));
    if (written.length > 0 || failure) deletion = all;
  };
  const acts = {
    look() {
      shown = new Map(
        ([REPLY, INVITATION, NOTES, TABLE] as const).flatMap((path) => {
          const found = server.at(path);
          return found ? [[path, found.data] as const] : [];
        }),
      );
      const document = fieldsOf(REPLY);
      if (document) known.push(document);
      if (draft) draft = reduceEdit(draft, { type: 'arrived', document });
    },
    delete: () => remove(deletionOf(guestsShown(), notesShown())),
    deleteReply: () =>
      remove(guestsShown().flatMap((guest) => replyDeletionOf(guest, notesShown()))),
    undo: () => write(planUndo(deletion)),
    async restore() {
      const file = new Map(deletion.flatMap(({ path, from }) => (from ? [[path, from]] : [])));
      const { added, kept } = planRestore(shown, { documents: file, isPart: true });
      await write(planOf([...kept, ...added]));
    },
    type() {
      draft ??= reduceEdit(openEdit(BLANK, fieldsOf(REPLY)), {
        type: 'typed',
        values: { name: 'Ada', dietaryRestrictions: 'Vegan' },
      });
    },
    withdraw: () => remove(guestsShown().flatMap((guest) => withdrawalOf(guest, notesShown()))),
    async note() {
      const [guest] = guestsShown();
      const save = { answers: { note: 'Knows Tom' }, seen: [fieldsOf(NOTES)] };
      if (guest) await backend.write(notesOfGuest(guest, save)).catch(() => {});
    },
    publish() {
      const noted = new Map([[KEY, { table: '7' }]]);
      return write(planOf(tablesToPublish(guestsShown(), noted, tablesShown())));
    },
    async save() {
      const [guest] = guestsShown();
      if (!draft || !guest) return;
      await backend.write(replyOfGuest(guest, saveOf(draft, draft.values))).catch(() => {});
    },
  };
  return { acts, deleted, known };
}

const ACTS = [
  'look',
  'delete',
  'deleteReply',
  'withdraw',
  'undo',
  'restore',
  'type',
  'save',
  'note',
  'publish',
] as const;
const script = fc.array(fc.constantFrom(...ACTS), { maxLength: 8 });
const answers = fc.array(fc.constantFrom('yes' as const, 'no' as const), { maxLength: 4 });

it('A guest is one unit for two hosts who delete, restore and undo while the guest replies, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.boolean(),
      fc.boolean(),
      fc.tuple(script, script),
      answers,
      fc.infiniteStream(fc.nat(5)),
      async (scheduler, isReplied, canWithdraw, scripts, guestAnswers, chances) => {
        const server = openServer(isReplied);
        const losesAnswer = () => chances.next().value === 0;
        const hosts = [0, 1].map(() => openHost(server, scheduler, losesAnswer));
        const expectWhole = () => {
          // Without the invitation, the guest could not change the reply.
          if (server.at(REPLY) && !canWithdraw) expect(server.at(INVITATION)).not.toBeNull();
          if (server.at(NOTES) ?? server.at(TABLE)) {
            expect(server.at(INVITATION) ?? server.at(REPLY)).not.toBeNull();
          }
        };
        const hostAt = async (index: number) => {
          for (const act of scripts[index as 0 | 1]) {
            await scheduler.schedule(Promise.resolve());
            if (act !== 'withdraw' || canWithdraw) await hosts[index]?.acts[act]();
            expectWhole();
          }
        };
        const guest = async () => {
          for (const friday of guestAnswers) {
            await scheduler.schedule(Promise.resolve());
            // The rules refuse a reply to an invitation that is gone.
            if (server.at(INVITATION)) server.put(REPLY, reply(friday));
            expectWhole();
          }
        };
        await scheduler.waitFor(Promise.all([hostAt(0), hostAt(1), guest()]));
        for (const { deleted, known } of hosts) {
          // Nobody deletes a reply that they have not seen.
          for (const { lastRsvp: _, ...each } of deleted) {
            expect(known.map(({ lastRsvp: __, ...seen }) => seen)).toContainEqual(each);
          }
        }
      },
    ),
    { numRuns: 2000 },
  );
});
