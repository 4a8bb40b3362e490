import { expect, it, vi } from 'vitest';
import { memoizeAsync } from './memoize-async';

it('calls the function once', async () => {
  const load = vi.fn(async () => 'value');
  const memoized = memoizeAsync(load);
  expect(await Promise.all([memoized(), memoized()])).toEqual(['value', 'value']);
  expect(load).toHaveBeenCalledOnce();
});

it('calls the function again after a rejection', async () => {
  const load = vi.fn(async () => 'value').mockRejectedValueOnce(new Error('offline'));
  const memoized = memoizeAsync(load);
  await expect(memoized()).rejects.toThrow('offline');
  expect(await memoized()).toBe('value');
});
