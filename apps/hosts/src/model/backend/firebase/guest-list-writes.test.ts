import { FirebaseError } from 'firebase/app';
import type { Firestore } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestListWrites } from './guest-list-writes';
import { TIMEOUT_MS } from './host-errors';
import type { StoredDocuments } from './stored-documents';

const PATH = 'invitations/id';
const CARD = { name: 'Ada', days: 'weekend', people: 2 };
const withCard = (card: typeof CARD | null) =>
  new Map([[PATH, card && { data: card, updateTime: card.name }]]);
const DELETION = { [PATH]: { answers: null, seen: [CARD] } } as const;

const writesTo = (documents: Omit<StoredDocuments, 'list'> & Partial<StoredDocuments>) =>
  guestListWrites(
    () => ({}) as Firestore,
    { list: async () => new Map(), ...documents },
    { days: [] },
    () => false,
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('Writes nothing after the host has read that nothing was changed', async () => {
  const commit = vi.fn();
  let answer = () => {};
  const read = () =>
    new Promise<ReturnType<typeof withCard>>((resolve) => {
      answer = () => resolve(withCard(CARD));
    });
  const failure = expect(writesTo({ read, commit }).write(DELETION)).rejects.toThrow(
    /nothing was changed/,
  );
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await failure;
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(commit).not.toHaveBeenCalled();
});

it('Reads again what somebody has changed between the read and the write', async () => {
  const changed = new FirebaseError('failed-precondition', '400');
  const read = vi.fn(async () => withCard(CARD));
  const commit = vi.fn<StoredDocuments['commit']>().mockRejectedValueOnce(changed);
  await writesTo({ read, commit }).write(DELETION);
  expect(commit).toHaveBeenCalledTimes(2);

  commit.mockRejectedValueOnce(changed);
  read.mockResolvedValueOnce(withCard(CARD)).mockResolvedValue(withCard({ ...CARD, people: 3 }));
  await expect(writesTo({ read, commit }).write(DELETION)).rejects.toMatchObject({
    name: 'Conflict',
    fields: ['people'],
  });
  expect(commit).toHaveBeenCalledTimes(3);
});

it('Reads the names of all invitations once in a long import, unless somebody has changed one', async () => {
  const add = (name: string) => ({
    [`invitations/${name}`]: {
      answers: { ...CARD, name },
      seen: [null],
      known: new Set<string>(),
    },
  });
  let time = '1';
  const list = vi.fn(async () => new Map([['a', 'Ada']]));
  const commit = vi.fn(async () => {
    time = '2';
    return time;
  });
  const read = async () => new Map([['changes/invitations', { data: {}, updateTime: time }]]);
  const writes = writesTo({ read, commit, list });
  expect([...(await writes.writeGuests({ ...add('ADA'), ...add('Eve') })).keys()]).toEqual([
    'invitations/ADA',
  ]);
  expect([...(await writes.writeGuests({ ...add('eve'), ...add('Bob') })).keys()]).toEqual([
    'invitations/eve',
  ]);
  expect(list).toHaveBeenCalledTimes(1);
  time = 'of another host';
  await writes.writeGuests(add('Zoe'));
  expect(list).toHaveBeenCalledTimes(2);
});
