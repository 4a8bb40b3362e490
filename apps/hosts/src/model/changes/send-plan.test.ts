import { Conflict } from '@invitation/domain/rsvp/save';
import { expect, it, vi } from 'vitest';
import { type Plan, pathsOf, planOf, type Refusals } from '../store/change';
import { keyOf } from '../store/documents';
import { DocumentError, HostsError, UnansweredError } from '../store/hosts-errors';
import { describeResult, sendPlan } from './send-plan';

const deletions = (count: number): Plan =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `rsvps/${index}`,
      { answers: null, seen: [{ name: 'Ada' }] },
    ]),
  );

const accept = async (_: Plan): Promise<Refusals> => new Map();

it('Writes everything in chunks, and reports progress', async () => {
  const writeGuests = vi.fn(accept);
  const onProgress = vi.fn();
  const result = await sendPlan({ writeGuests }, deletions(450), onProgress);
  expect(writeGuests.mock.calls.map(([chunk]) => pathsOf(chunk).length)).toEqual([200, 200, 50]);
  expect(onProgress.mock.calls).toEqual([
    [200, 450],
    [400, 450],
    [450, 450],
  ]);
  expect(result).toMatchObject({ failure: null, rest: {} });
  expect(describeResult(result, 'delete')).toBe('450 replies deleted.');
});

it('Writes all documents of a guest at once, and counts guests', async () => {
  const keys = Array.from({ length: 150 }, (_, index) => `${index}`);
  const guests = planOf(
    (['rsvps', 'invitations'] as const).flatMap((collection) =>
      keys.map((key) => ({ path: `${collection}/${key}` as const, from: { name: key }, to: null })),
    ),
  );
  const conflict = new Conflict(null, []);
  const writeGuests = vi.fn(accept).mockResolvedValueOnce(new Map([['rsvps/3', conflict]]));
  const onProgress = vi.fn();
  const result = await sendPlan({ writeGuests }, guests, onProgress);
  const chunks = writeGuests.mock.calls.map(([chunk]) => pathsOf(chunk).map(keyOf));
  expect(chunks.map((chunk) => [chunk.length, new Set(chunk).size])).toEqual([
    [200, 100],
    [100, 50],
  ]);
  expect(onProgress.mock.calls).toEqual([
    [100, 150],
    [150, 150],
  ]);
  expect(result.written).toHaveLength(298);
  expect(result.written.map(keyOf)).not.toContain('3');
  expect(describeResult(result, 'delete', keyOf)).toBe(
    '149 of 150 deleted. 1 not deleted: 3. Someone else changed or deleted them in the meantime.',
  );
});

it('Leaves out only the guests whose change is refused', async () => {
  const refusals: Refusals = new Map([
    ['rsvps/3', new Conflict(null, [])],
    ['rsvps/120', new DocumentError('This reply cannot be read.')],
  ]);
  const writeGuests = vi.fn(accept).mockResolvedValueOnce(refusals);
  const result = await sendPlan({ writeGuests }, deletions(1_200));
  expect(result.written).toHaveLength(1_198);
  expect(result.refused).toEqual(refusals);
  expect(describeResult(result, 'delete', (path) => `Ada ${keyOf(path)}`)).toBe(
    '1,198 of 1,200 deleted. 1 not deleted: Ada 3. Someone else changed or deleted them in the meantime. 1 not deleted: Ada 120. This reply cannot be read.',
  );
});

it('Stops at a failure, and can continue with the rest', async () => {
  const writeGuests = vi
    .fn(accept)
    .mockResolvedValueOnce(new Map())
    .mockRejectedValueOnce(new HostsError('There is no connection.'));
  const stopped = await sendPlan({ writeGuests }, deletions(450));
  expect(stopped.written).toHaveLength(200);
  expect(writeGuests).toHaveBeenCalledTimes(2);
  expect(describeResult(stopped, 'restore')).toBe(
    '200 of 450 restored. The next ones failed: There is no connection.',
  );
  const resumed = await sendPlan({ writeGuests }, stopped.rest);
  expect([...stopped.written, ...resumed.written]).toEqual(pathsOf(deletions(450)));
});

it('Tells which documents a request without an answer may have changed', async () => {
  const writeGuests = vi
    .fn(accept)
    .mockResolvedValueOnce(new Map())
    .mockRejectedValueOnce(new UnansweredError())
    .mockRejectedValueOnce(new HostsError('There is no connection.'));
  const stopped = await sendPlan({ writeGuests }, deletions(450));
  expect(stopped.unanswered).toEqual(pathsOf(deletions(400)).slice(200));
  expect(pathsOf(stopped.rest)).toHaveLength(250);
  expect(await sendPlan({ writeGuests }, stopped.rest)).toMatchObject({ unanswered: [] });
});

it('Names only a few of those that were left out', () => {
  const paths = pathsOf(deletions(7));
  const refused = new Map(paths.map((path) => [path, new Conflict(null, [])]));
  const result = { total: 7, written: [], unanswered: [], refused, failure: null, rest: {} };
  expect(describeResult(result, 'delete', (path) => path.slice(6))).toBe(
    '0 of 7 deleted. 7 not deleted: 0, 1, 2, and 4 more. Someone else changed or deleted them in the meantime.',
  );
});
