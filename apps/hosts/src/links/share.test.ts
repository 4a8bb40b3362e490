import { guestTexts } from '@invitation/domain/build-time/read/guest-texts';
import { content, translation } from '@invitation/domain/fixtures/two-languages.js';
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

const portuguese = guestTexts(content);
const english = guestTexts(translation);
const linkIn = (language?: string) => `https://x/${language ?? ''}`;

it('A reminder has the name and the link of the guest, whatever the name is', () => {
  const reminder = 'Hi {name}! {link} ({name})';
  expect(reminderText([{ ...english, reminder }], [undefined], linkIn, '$& {link}')).toBe(
    'Hi $& {link}! https://x/ ($& {link})',
  );
});

it('Thanks have the name, in the language of the guest', () => {
  const thanks = reminderText([portuguese, english], ['en-GB'], linkIn, 'Ada', 'thanks');
  expect(thanks).toMatch(/^Hi Ada! Thank you .* there\.$/);
});

it.each([
  [['en-GB'], ['Hello everyone, will you come? https://x/en-GB']],
  [
    ['en-GB', undefined],
    [
      'Olá a todos, vens à festa? https://x/pt-PT',
      'Hello everyone, will you come? https://x/en-GB',
    ],
  ],
])('A reminder for guests with the languages %j is in these or in all', (languages, parts) => {
  expect(reminderText([portuguese, english], languages, linkIn)).toBe(parts.join('\n\n'));
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
