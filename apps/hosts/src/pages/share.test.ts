import { beforeEach, expect, it, vi } from 'vitest';
import { reminderText, share } from './share';

vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const writeText = vi.fn(async () => {});
const device = (shareWith?: () => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...(shareWith && { share: shareWith }) });
const failing = (name: string) => async () => {
  throw Object.assign(new Error(), { name });
};

beforeEach(() => void writeText.mockClear());

it('A reminder has the name and the link of the guest, whatever the name is', () => {
  expect(reminderText('Hi {name}! {link} ({name})', '$& {link}', 'https://x')).toBe(
    'Hi $& {link}! https://x ($& {link})',
  );
});

it('A text is copied where there is no menu to share, or where it does not open', async () => {
  device();
  await share('Hi', 'Copied.');
  device(failing('NotAllowedError'));
  await share('Hi', 'Copied.');
  expect(writeText).toHaveBeenCalledTimes(2);
});

it('A menu that the host closes copies nothing', async () => {
  device(failing('AbortError'));
  await share('Hi', 'Copied.');
  expect(writeText).not.toHaveBeenCalled();
});
