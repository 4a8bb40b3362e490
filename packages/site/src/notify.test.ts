import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotify } from './notify';

const success = vi.fn();
const error = vi.fn();
const mountToaster = vi.fn(async () => {});
const toasts = { toast: { success, error }, mountToaster } as unknown as typeof import('./toasts');
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.clearAllMocks();
  log.mockImplementation(() => {});
  vi.stubGlobal('location', { origin: 'https://invitation.example' });
});
afterEach(() => vi.unstubAllGlobals());

it('fetches nothing before the first message', () => {
  const load = vi.fn(async () => toasts);
  createNotify(load);
  expect(load).not.toHaveBeenCalled();
});

it('shows messages in their order, also those from before the code has come', async () => {
  const shown: string[] = [];
  success.mockImplementation((message) => shown.push(message));
  error.mockImplementation((message) => shown.push(message));
  const load = vi.fn(async () => toasts);
  const notify = createNotify(load);
  notify.error('first');
  notify.success('second');
  await vi.waitFor(() => expect(shown).toEqual(['first', 'second']));
  notify.error('third');
  await vi.waitFor(() => expect(shown).toEqual(['first', 'second', 'third']));
  expect(load).toHaveBeenCalledOnce();
  expect(mountToaster).toHaveBeenCalledOnce();
});

it('lets a message take the place of an earlier one', async () => {
  createNotify(async () => toasts).error('message', { id: 'reply' });
  await vi.waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('message', { id: 'reply' }));
});

it('mounts no toaster when the code is fetched ahead', async () => {
  const load = vi.fn(async () => toasts);
  const notify = createNotify(load);
  notify.prefetch();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(mountToaster).not.toHaveBeenCalled();
  notify.success('saved');
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

it('logs what cannot be shown, and asks for the code again with the next message', async () => {
  const load = vi.fn(async () => toasts).mockRejectedValueOnce(new TypeError('gone'));
  const notify = createNotify(load);
  notify.success('saved');
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The toast "saved" was not shown:',
      new TypeError('gone'),
    ),
  );
  notify.success('saved again');
  await vi.waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('saved again'));
});

it('leaves a failure to fetch ahead to the first message', async () => {
  const load = vi.fn(async () => toasts).mockRejectedValueOnce(new TypeError('gone'));
  const notify = createNotify(load);
  notify.prefetch();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  // A rejection that nobody handles fails the run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).not.toHaveBeenCalled();
  notify.success('saved');
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
});
