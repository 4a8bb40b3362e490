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

it('does not load the code before the first message', () => {
  const load = vi.fn(async () => toasts);
  createNotify(load);
  expect(load).not.toHaveBeenCalled();
});

it('shows messages in order, also those from before the code has loaded', async () => {
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

it('passes on the id of the toast to replace', async () => {
  createNotify(async () => toasts).error('message', { id: 'reply' });
  await vi.waitFor(() => expect(error).toHaveBeenCalledExactlyOnceWith('message', { id: 'reply' }));
});

it('does not mount the toaster for a prefetch', async () => {
  const load = vi.fn(async () => toasts);
  const notify = createNotify(load);
  notify.prefetch();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(mountToaster).not.toHaveBeenCalled();
  notify.success('saved');
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
});

it('logs a message that it cannot show, and loads the code again for the next one', async () => {
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

it('loads the code again for the first message after a failed prefetch', async () => {
  const load = vi.fn(async () => toasts).mockRejectedValueOnce(new TypeError('gone'));
  const notify = createNotify(load);
  notify.prefetch();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  // An unhandled rejection fails the run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).not.toHaveBeenCalled();
  notify.success('saved');
  await vi.waitFor(() => expect(success).toHaveBeenCalledOnce());
});
