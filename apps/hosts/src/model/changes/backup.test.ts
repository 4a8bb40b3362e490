import { WEEKEND } from '@invitation/domain/fixtures/days';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import type { Fields } from '@invitation/domain/record/record';
import { describe, expect, it } from 'vitest';
import { sampleGuests } from '../backend/embedded/sample';
import { changedFields, planOf, planUndo } from '../store/change';
import { type DocumentPath, type Documents, documentsIn, withoutEmpty } from '../store/documents';
import type { SentNews } from '../store/news';
import { BACKUP_LIMIT, formatBackup, planRestore, readBackup } from './backup';

const TIME = new Date('2025-08-01T12:00:00.123Z');
const ARRIVALS = [
  { key: 'sample-invitation-number-0000', people: { 'friday/a': 2, 'friday/b': 0 } },
];
const SAMPLE = documentsIn({
  ...sampleGuests(WEEKEND),
  arrivals: ARRIVALS,
  distinct: new Set(['ada~grace']),
  news: [
    { guests: 'saturday', text: 'Dinner at 7pm', at: TIME },
    { guests: 'saturday', text: { es: 'Cena', de: 'Essen' }, at: new Date(TIME.getTime() + 1) },
  ],
  tables: new Map([['sample-invitation-number-0000', { table: '7', seats: ['Ana = 8'] }]]),
  notes: new Map([
    [
      'sample-invitation-number-0000',
      {
        phone: '912',
        tags: ['a', 'b, c'],
        seats: ['Ana = 8'],
        remindedAt: TIME,
        remindedBy: 'sms' as const,
      },
    ],
  ]),
});
const SHAPE = { days: WEEKEND };

const read = (text: string) => readBackup(SHAPE, new Blob([text]));
const documents = (fields: Readonly<Record<DocumentPath, Fields>>): Documents =>
  new Map(Object.entries(fields) as [DocumentPath, Fields][]);
const fileOf = (...given: { path: string; fields: unknown }[]) =>
  JSON.stringify({
    ...JSON.parse(formatBackup(SHAPE, new Map(), TIME)),
    documents: given,
  });

const ADA = { name: 'Ada', friday: 'yes' };

describe('A backup', () => {
  it('brings every document back, with its time', async () => {
    const backup = await read(formatBackup(SHAPE, SAMPLE, TIME));
    expect(backup).toEqual({
      madeAt: TIME,
      isPart: false,
      documents: expect.any(Map),
      faulty: [],
    });
    expect(new Map([...backup.documents].sort())).toEqual(new Map([...SAMPLE].sort()));
    expect(planRestore(SAMPLE, backup)).toMatchObject({
      added: [],
      changed: [],
      onlyHere: [],
    });
  });

  it('has no document whose counts were all undone', () => {
    const arrivals = [...ARRIVALS, { key: 'ada', people: {} }];
    expect([...withoutEmpty(documentsIn({ arrivals })).keys()]).toEqual([
      `arrivals/${ARRIVALS[0]?.key}`,
    ]);
  });

  it('brings the answers to questions back, but not those to a question that is gone', async () => {
    const answers = { 'answers/meal': '{"Fish":2}', 'answers/song': 'Fado' };
    const all = documents({ 'rsvps/ada': { ...ADA, ...answers } });
    const text = formatBackup({ days: WEEKEND, questions: QUESTIONS }, all, TIME);
    expect(JSON.parse(text).documents[0].fields.answers).toEqual({
      meal: { Fish: 2 },
      song: 'Fado',
    });
    const restored = await readBackup(
      { days: WEEKEND, questions: QUESTIONS.slice(0, 1) },
      new Blob([text]),
    );
    expect(restored).toMatchObject({ faulty: [] });
    expect(restored.documents.get('rsvps/ada')).toEqual({ ...ADA, 'answers/meal': '{"Fish":2}' });
  });

  it('brings every text back exactly', async () => {
    // The schema of a reply stores texts in NFC.
    const name = fc
      .string({ unit: 'binary', maxLength: 90 })
      .map((text) => text.trim().normalize())
      .filter((text) => /\w/.test(text));
    const key = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(key, name, async (key, name) => {
        fc.pre(!/\/|^\.{1,2}$|^__.*__$/s.test(key));
        const all = documents({ [`rsvps/${key}`]: { name, otherNotes: name } });
        expect((await read(formatBackup(SHAPE, all, TIME))).documents).toEqual(all);
      }),
    );
  });

  it('is the same text, whatever the order of documents and fields', () => {
    const one = documents({ 'rsvps/a': ADA, 'rsvps/b': ADA });
    const other = documents({ 'rsvps/b': ADA, 'rsvps/a': { friday: 'yes', name: 'Ada' } });
    expect(formatBackup(SHAPE, other, TIME)).toBe(formatBackup(SHAPE, one, TIME));
  });
});

describe('A file', () => {
  const backup = formatBackup(SHAPE, SAMPLE, TIME);
  it.each([
    ['empty', '', /isn’t a backup/],
    ['null', 'null', /isn’t a backup/],
    ['a table', 'name,days\nAda,weekend', /isn’t a backup/],
    ['of another program', '{"format":"contacts","version":1}', /isn’t a backup/],
    ['cut short', backup.slice(0, -9), /isn’t complete/],
    ['without documents', '{"format":"invitation-guest-list","version":1}', /isn’t complete/],
    ['of a later version', '{"format":"invitation-guest-list","version":2}', /newer version/],
    [
      'of another celebration',
      formatBackup(
        { days: [{ day: 'thursday', asked: true, guests: 'everyone' }] },
        new Map(),
        TIME,
      ),
      /doesn’t have: thursday\./,
    ],
  ])('that is %s is refused', async (_, text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });

  it('that is huge is refused before it is read', async () => {
    const huge = { size: BACKUP_LIMIT + 1 } as Blob;
    await expect(readBackup(SHAPE, huge)).rejects.toThrow(/too large/);
  });

  it.each([
    ['rsvps/__proto__', ADA, /name/],
    ['rsvps/..', ADA, /name/],
    ['rsvps/a/b/c', ADA, /name/],
    ['__proto__', ADA, /name/],
    ['hosts/eve@example.com', {}, /name/],
    ['invitations/short', { name: 'Ada', days: 'weekend', people: 1 }, /name/],
    ['rsvps/ada', { name: 'Ada', friday: 'perhaps' }, /^friday: /],
    ['rsvps/ada', { name: 'x'.repeat(201) }, /^name: .*200/],
    ['rsvps/ada', { name: 'Ada', lastRsvp: 'yesterday' }, /^lastRsvp: /],
    ['arrivals/ada', { friday: 100 }, /^friday: /],
    ['arrivals/ada', { friday: { a: 100 } }, /^friday\.a: /],
    ['arrivals/ada', { monday: { a: 1 } }, /unknown fields: monday/],
    ['rsvps/ada', { name: 'Ada', thursday: 'yes' }, /unknown fields: thursday/],
    ['rsvps/ada', { name: 'Ada', constructor: 'x' }, /unknown fields: constructor/],
    ['news/friday', { items: [] }, /name/],
    ['news/weekend', { items: [{ text: '', at: TIME }] }, /news can’t be read/],
    ['news/weekend', { items: [], by: 'Nora' }, /unknown fields: by/],
  ])('with the document %s %j says what is wrong with it', async (path, fields, reason) => {
    const bo = { path: 'rsvps/bo', fields: { name: 'Bo' } };
    const { documents, faulty } = await read(fileOf({ path, fields }, bo));
    expect(faulty).toEqual([{ path, reason: expect.stringMatching(reason) }]);
    // The others can be restored.
    expect([...documents.keys()]).toEqual(['rsvps/bo']);
  });

  it('with a document twice restores the first', async () => {
    const path = 'rsvps/ada';
    const { documents, faulty } = await read(
      fileOf({ path, fields: ADA }, { path, fields: { name: 'Eve' } }),
    );
    expect(documents.get(path)).toEqual(ADA);
    expect(faulty).toHaveLength(1);
  });
});

describe('A restore', () => {
  const time = (day: number) => ({ lastRsvp: new Date(Date.UTC(2025, 7, day)) });

  it('adds what is gone, and shows what was changed since', () => {
    const current = documents({
      'rsvps/same': { ...ADA, ...time(3) },
      'rsvps/changed': { name: 'Ada', friday: 'no', sunday: 'yes', ...time(3) },
      'rsvps/new': ADA,
    });
    const backup = documents({
      'rsvps/same': { friday: 'yes', name: 'Ada', ...time(1) },
      'rsvps/changed': { ...ADA, ...time(1) },
      'rsvps/gone': ADA,
    });
    const plan = planRestore(current, { documents: backup, isPart: false });
    expect(plan).toEqual({
      added: [{ path: 'rsvps/gone', from: null, to: ADA }],
      kept: [],
      changed: [
        {
          path: 'rsvps/changed',
          from: current.get('rsvps/changed'),
          to: backup.get('rsvps/changed'),
        },
      ],
      unchanged: ['rsvps/same'],
      onlyHere: ['rsvps/new'],
    });
    expect(plan.changed.map(changedFields)).toEqual([['friday', 'sunday']]);
  });

  it('brings nothing back that hosts have emptied, unless they choose it', () => {
    const news: SentNews[] = [{ guests: 'saturday', text: 'Dinner at 7pm', at: TIME }];
    const backup = withoutEmpty(
      documentsIn({
        arrivals: [{ key: 'ada', people: { 'friday/a': 2 } }],
        distinct: new Set(['ada~bob']),
        notes: new Map([['ada', { phone: '912' }]]),
        tables: new Map([['ada', { table: '7' }]]),
        news,
      }),
    );
    const guests = { replies: ['ada', 'bob'].map((key) => ({ key, name: key })) };
    const current = documentsIn({
      ...guests,
      arrivals: [
        { key: 'ada', people: {} },
        { key: 'bob', people: {} },
      ],
      notes: new Map([['ada', {}]]),
      news: [],
    });
    const plan = planRestore(current, { documents: backup, isPart: false });
    expect(plan).toMatchObject({ added: [], unchanged: [] });
    expect(plan.changed.map(({ path, from }) => [path, from])).toEqual([
      ['arrivals/ada', {}],
      ['distinct/ada~bob', null],
      ['guestNotes/ada', {}],
      ['tables/ada', null],
      ['news/saturday', null],
    ]);
    // These were deleted together with the guest.
    const deleted = planRestore(documentsIn({ replies: guests.replies.slice(1) }), {
      documents: backup,
      isPart: false,
    });
    expect(deleted.added.map(({ path }) => path)).toEqual([
      'arrivals/ada',
      'distinct/ada~bob',
      'guestNotes/ada',
      'tables/ada',
    ]);
  });

  it('brings a reply back only beside the invitation that is still there', () => {
    const card = { name: 'Ada', days: 'weekend', people: 2 };
    const backup = documents({ 'rsvps/a': ADA, 'invitations/a': card, 'rsvps/b': ADA });
    const current = documents({ 'invitations/a': { ...card, people: 3 } });
    const { kept } = planRestore(current, { documents: backup, isPart: true });
    const restored = planOf(kept);
    expect(restored).toEqual({
      'invitations/a': { answers: {}, seen: [{ ...card, people: 3 }], asSeen: [] },
    });
    expect(planUndo(kept)).toEqual(restored);
  });

  it('brings no reply back whose invitation is faulty', async () => {
    const id = 'a'.repeat(32);
    const card = { name: 'Ada', days: 'weekend', people: 2 };
    const invitation = { path: `invitations/${id}`, fields: card };
    const reply = { path: `rsvps/${id}`, fields: ADA };
    const faultyOf = async (...given: Parameters<typeof fileOf>) =>
      (await read(fileOf(...given))).faulty.map(({ path }) => path);
    const faulty = { ...invitation, fields: { ...card, people: 0 } };
    expect(await faultyOf(reply, faulty)).toEqual([faulty.path, reply.path]);
    expect(await faultyOf(reply, invitation, faulty)).toEqual([faulty.path]);
  });

  it('brings notes back only beside a guest who is still there or in the file', async () => {
    const file = documents({ 'rsvps/ada': ADA, 'guestNotes/ada': { phone: '912' } });
    const ada = { path: 'rsvps/ada', from: ADA, to: ADA } as const;
    const backup = await read(formatBackup(SHAPE, file, TIME));
    expect(planRestore(documents({ 'rsvps/ada': ADA }), backup)).toMatchObject({
      // Hosts have deleted these notes since.
      added: [],
      changed: [{ path: 'guestNotes/ada' }],
      kept: [ada],
    });
    expect(planRestore(new Map(), backup).added).toHaveLength(2);
    const half = await read(fileOf({ path: 'guestNotes/ada', fields: { phone: '912' } }));
    expect([...half.documents]).toEqual([]);
    expect(half.faulty).toMatchObject([{ path: 'guestNotes/ada' }]);
  });

  it('brings the tables of the hosts back, which belong to no guest', async () => {
    const tables = documents({ 'guestNotes/tables': { note: '1 = 8' } });
    const backup = await read(formatBackup(SHAPE, tables, TIME));
    expect(backup.faulty).toEqual([]);
    expect(planRestore(new Map(), backup)).toMatchObject({
      added: [{ path: 'guestNotes/tables' }],
      kept: [],
    });
  });

  it('brings a published table back only beside its guest, and none that guests could not read', async () => {
    const table = { path: 'tables/ada', fields: { table: '7' } };
    expect((await read(fileOf(table))).faulty).toMatchObject([table].map(({ path }) => ({ path })));
    const reply = { path: 'rsvps/ada', fields: ADA };
    const backup = await read(fileOf(reply, table));
    expect(planRestore(documents({ 'rsvps/ada': ADA }), backup)).toMatchObject({
      changed: [{ path: 'tables/ada' }],
      kept: [{ path: 'rsvps/ada', from: ADA, to: ADA }],
    });
    const faulty = [{ table: 7 }, { seats: [] }, { note: 'x' }];
    for (const fields of faulty) {
      const { documents: kept } = await read(fileOf(reply, { ...table, fields }));
      expect([...kept.keys()]).toEqual(['rsvps/ada']);
    }
  });

  it('of deleted guests says nothing about the others', async () => {
    const deleted = documents({ 'rsvps/gone': ADA });
    const file = await read(formatBackup(SHAPE, deleted, TIME, true));
    expect(file.isPart).toBe(true);
    expect(planRestore(documents({ 'rsvps/other': ADA }), file)).toMatchObject({
      added: [{ path: 'rsvps/gone' }],
      onlyHere: [],
    });
  });
});
