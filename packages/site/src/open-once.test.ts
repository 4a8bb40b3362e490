import { expect, it, vi } from 'vitest';
import { openOnce } from './open-once';

it('opens once for all who ask', async () => {
  const open = vi.fn(async () => 'opened');
  const opened = openOnce(open);
  expect(await Promise.all([opened(), opened()])).toEqual(['opened', 'opened']);
  expect(open).toHaveBeenCalledOnce();
});

it('opens again after a failure', async () => {
  const open = vi.fn(async () => 'opened').mockRejectedValueOnce(new Error('offline'));
  const opened = openOnce(open);
  await expect(opened()).rejects.toThrow('offline');
  expect(await opened()).toBe('opened');
});
