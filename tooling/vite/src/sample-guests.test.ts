import { type Email, readEmails } from '@invitation/emulators/seed';
import { createLogger } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { printEmails } from './sample-guests';

vi.mock('@invitation/emulators/seed', () => ({ readEmails: vi.fn() }));

afterEach(() => void vi.useRealTimers());

it('Each email that the emulator does not send is printed once', async () => {
  vi.useFakeTimers();
  const logger = createLogger('silent');
  const info = vi.spyOn(logger, 'info');
  const first = { email: 'ada@example.com', requestType: 'PASSWORD_RESET', oobCode: 'a' };
  const emails: Email[] = [{ ...first, oobLink: 'http://emulator/?oobCode=a' }];
  vi.mocked(readEmails).mockImplementation(async () => emails);
  const end = printEmails(logger);
  await vi.advanceTimersByTimeAsync(5_000);
  emails.push({ ...first, oobCode: 'b', oobLink: 'http://emulator/?oobCode=b' });
  await vi.advanceTimersByTimeAsync(5_000);
  end();
  expect(info.mock.calls.map(([text]) => text.split('\n').map((line) => line.trim()))).toEqual(
    ['a', 'b'].map((code) => [
      expect.stringMatching(
        /^Email to ada@example\.com\. Choose a password at the end of this link/,
      ),
      `http://emulator/?oobCode=${code}&newPassword=`,
    ]),
  );
});
