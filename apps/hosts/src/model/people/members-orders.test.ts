import { WEEKEND } from '@invitation/domain/fixtures/days';
import { content } from '@invitation/domain/fixtures/named-guests.js';
import type { StoredInvitation } from '@invitation/domain/guest-list/stored-invitation';
import type { Fields } from '@invitation/domain/record/record';
import { conflictOf, type Edit, openEdit, reduceEdit, saveOf } from '@invitation/domain/rsvp/edit';
import { blankParty, type PartyForm, partyToSave } from '@invitation/domain/rsvp/party-values';
import { parseStoredRsvp } from '@invitation/domain/rsvp/rsvp';
import { applyFields, Conflict, fieldsToWrite } from '@invitation/domain/rsvp/save';
import { expect, it } from 'vitest';
import { answersWithin, replyExcess } from '../changes/reply-excess';
import { writesFor } from '../changes/writes';
import type { Plan } from '../store/change';
import { type DocumentPath, storedForm } from '../store/documents';
import { renamesBetween } from './members';

const SHAPE = { days: WEEKEND, questions: content.weekend.questions };
const INVITATION = 'invitations/costas';
const REPLY = 'rsvps/costas';

/** A server that stores two documents as Firestore does. */
function openServer() {
  const card: StoredInvitation = {
    name: 'The Costas',
    days: 'weekend',
    people: 4,
    members: ['Ana', 'Rui', 'Tom'],
    children: ['Tom'],
  };
  const stored = new Map<DocumentPath, Fields>([
    [INVITATION, card],
    [
      REPLY,
      {
        id: 'costas',
        name: 'The Costas',
        friday: 'yes',
        saturday: 'yes',
        party: ['Ana', 'Rui', 'Tom'],
        fridayWho: ['Ana', 'Rui', 'Tom'],
        saturdayWho: ['Ana', 'Tom'],
        children: ['Tom'],
        needs: { Tom: 'No nuts' },
        answers: { course: { Ana: 'Fish', Tom: 'Meat' } },
      },
    ],
  ]);
  const put = (path: DocumentPath, fields: Fields) => {
    const { data, mergeFields } = storedForm(SHAPE, path, fields, reply());
    const { answers, ...others } = data;
    const before = stored.get(path) ?? {};
    const next = applyFields(before, others);
    const merged = mergeFields.some((name) => name.startsWith('answers.'))
      ? { answers: applyFields(Object(before.answers), Object(answers)) }
      : {};
    stored.set(path, { ...next, ...merged });
  };
  const reply = () => parseStoredRsvp(SHAPE, 'costas', stored.get(REPLY) ?? {});
  return {
    put,
    reply,
    columns: () => stored.get(REPLY) as Fields & { readonly party?: readonly string[] },
    card: () => stored.get(INVITATION) as StoredInvitation,
    stored: () => stored,
  };
}
type Server = ReturnType<typeof openServer>;

/** Somebody who looks at both documents, and saves later. */
interface Actor {
  readonly look: (server: Server) => void;
  /** Asks, or begins again, if somebody else was faster. */
  readonly save: (server: Server) => void;
  wasAsked: boolean;
}

/** A host who changes the members, and lets the reply match. */
function host(change: (members: readonly string[]) => readonly string[]): Actor {
  let seen: Pick<Server, 'reply' | 'card'>;
  const look = (server: Server) => {
    const [card, reply] = [server.card(), server.reply()];
    seen = { card: () => card, reply: () => reply };
  };
  const save = (server: Server) => {
    const [card, reply] = [seen.card(), { ...seen.reply(), key: 'costas' }];
    const { key: _, ...fields } = reply;
    const before = card.members ?? [];
    const members = change(before);
    const children = (card.children ?? []).map(
      (name) => renamesBetween(before, members).get(name) ?? name,
    );
    const after = { ...card, members, children: children.filter((name) => members.includes(name)) };
    const changes: Plan = {
      [INVITATION]: { answers: after, seen: [card] },
      [REPLY]: {
        answers: answersWithin(WEEKEND, reply, {
          renames: renamesBetween(before, members),
          excess: replyExcess(WEEKEND, reply, card, after),
          limit: after.people,
        }),
        seen: [fields],
      },
    };
    const { written, refused } = writesFor(SHAPE, changes, server.stored());
    for (const [path, fields] of written) if (fields) server.put(path, fields);
    if (refused.size === 0) return;
    for (const error of refused.values()) expect(error).toBeInstanceOf(Conflict);
    actor.wasAsked = true;
    look(server);
    save(server);
  };
  const actor: Actor = { look, save, wasAsked: false };
  return actor;
}

/** A guest who says that Rui stays at home, and Ana's meal. */
function guest(): Actor {
  let edit: Edit;
  let party: PartyForm;
  const look = (server: Server) => {
    const { members, children, people } = server.card();
    const questions = SHAPE.questions.filter(({ each }) => each);
    party = { members, children, people, days: WEEKEND, asked: ['friday', 'saturday'], questions };
    const blank = { name: '', friday: '', saturday: '', ...blankParty(party) };
    edit = openEdit(blank, server.reply());
    edit = reduceEdit(edit, {
      type: 'typed',
      values: { 'who/Rui': '', 'answers/course/Ana': 'Meat' },
    });
  };
  const save = (server: Server): void => {
    const { name, friday, saturday } = edit.values;
    const answers = { name, friday, saturday, ...partyToSave(party, edit.values) };
    edit = reduceEdit(edit, { type: 'submitted', answers });
    try {
      server.put(REPLY, fieldsToWrite(saveOf(edit, answers), server.reply()));
    } catch (error) {
      expect(error).toBeInstanceOf(Conflict);
      edit = reduceEdit(edit, { type: 'refused', error: error as Conflict });
      expect(conflictOf(edit)).not.toBeNull();
      actor.wasAsked = true;
      save(server);
    }
  };
  const actor: Actor = { look, save, wasAsked: false };
  return actor;
}

/** All orders of the actors' steps. @param left how many steps each actor has left */
function orders(left: readonly number[]): readonly (readonly number[])[] {
  if (left.every((steps) => steps === 0)) return [[]];
  return left.flatMap((steps, actor) =>
    steps === 0
      ? []
      : orders(left.map((each, index) => (index === actor ? each - 1 : each))).map((rest) => [
          actor,
          ...rest,
        ]),
  );
}

it('Two hosts who rename and remove members, and a guest who replies, lose nothing in silence, in any order', () => {
  const all = orders([2, 2, 2]);
  expect(all).toHaveLength(90);
  for (const order of all) {
    const server = openServer();
    const renaming = host((members) => members.map((name) => (name === 'Tom' ? 'Tomás' : name)));
    const removing = host((members) => members.filter((name) => name !== 'Rui'));
    const replying = guest();
    const actors = [renaming, removing, replying];
    const looked = new Set<number>();
    for (const index of order) {
      const actor = actors[index] ?? expect.fail('There is no such actor.');
      if (looked.has(index)) actor.save(server);
      else actor.look(server);
      looked.add(index);
    }
    const message = order.join();
    expect(server.card(), message).toMatchObject({
      members: ['Ana', 'Tomás'],
      children: ['Tomás'],
    });
    // Only a guest who was asked can insist on the old name.
    const child = server.columns().party?.includes('Tom') ? 'Tom' : 'Tomás';
    if (child === 'Tom') expect(replying.wasAsked, message).toBe(true);
    expect(server.columns(), message).toEqual({
      id: 'costas',
      name: 'The Costas',
      friday: 'yes',
      saturday: 'yes',
      party: ['Ana', child],
      fridayWho: ['Ana', child],
      saturdayWho: ['Ana', child],
      children: [child],
      needs: { [child]: 'No nuts' },
      answers: { course: { Ana: 'Meat', [child]: 'Meat' } },
    });
  }
});
