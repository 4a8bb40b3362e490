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

const writesTo = (documents: StoredDocuments) =>
  guestListWrites(
    () => ({}) as Firestore,
    documents,
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
