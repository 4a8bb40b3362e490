import { Conflict } from '@invitation/domain/save';
import { expect, it, vi } from 'vitest';
import { type Changes, pathsOf } from './changes';
import { DocumentError, HostsError } from './hosts-errors';
import { describeResult, writeAll } from './write-all';

const deletions = (count: number): Changes =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `rsvps/${index}`,
      { answers: null, seen: [null] },
    ]),
  );

it('Writes everything in chunks, and reports progress', async () => {
  const write = vi.fn(async (_: Changes) => {});
  const onProgress = vi.fn();
  const result = await writeAll({ write }, deletions(450), onProgress);
  expect(write.mock.calls.map(([chunk]) => pathsOf(chunk).length)).toEqual([200, 200, 50]);
  expect(onProgress.mock.calls).toEqual([
    [200, 450],
    [400, 450],
    [450, 450],
  ]);
  expect(result).toMatchObject({ failure: null, rest: {} });
  expect(describeResult(result, 'delete')).toBe('450 replies deleted.');
});

it('Leaves out only the documents that refuse their change', async () => {
  const refusals = new Map<string, Error>([
    ['rsvps/3', new Conflict(null, [])],
    ['rsvps/120', new DocumentError('This reply cannot be read.')],
  ]);
  const write = vi.fn(async (chunk: Changes) => {
    for (const path of pathsOf(chunk)) {
      const refusal = refusals.get(path);
      if (refusal) throw refusal;
    }
  });
  const result = await writeAll({ write }, deletions(1_200));
  expect(result.written).toHaveLength(1_198);
  expect(result.refused).toEqual(refusals);
  expect(describeResult(result, 'delete', (path) => `Ada ${path.slice(6)}`)).toBe(
    '1,198 of 1,200 deleted. 1 not deleted: Ada 3. Someone else changed or deleted them in the meantime. 1 not deleted: Ada 120. This reply cannot be read.',
  );
});

it('Stops at a failure, and can go on with the rest', async () => {
  const isOffline = vi.fn(() => false);
  const write = vi.fn(async (_: Changes) => {
    if (isOffline()) throw new HostsError('There is no connection.');
  });
  isOffline.mockReturnValueOnce(false).mockReturnValueOnce(true);
  const stopped = await writeAll({ write }, deletions(450));
  expect(stopped.written).toHaveLength(200);
  expect(write).toHaveBeenCalledTimes(2);
  expect(describeResult(stopped, 'restore')).toBe(
    '200 of 450 restored. The next ones failed: There is no connection.',
  );
  const resumed = await writeAll({ write }, stopped.rest);
  expect([...stopped.written, ...resumed.written]).toEqual(pathsOf(deletions(450)));
});

it('Names only a few of those that were left out', () => {
  const paths = pathsOf(deletions(7));
  const refused = new Map(paths.map((path) => [path, new Conflict(null, [])]));
  const result = { total: 7, written: [], refused, failure: null, rest: {} };
  expect(describeResult(result, 'delete', (path) => path.slice(6))).toBe(
    '0 of 7 deleted. 7 not deleted: 0, 1, 2, and 4 more. Someone else changed or deleted them in the meantime.',
  );
});
