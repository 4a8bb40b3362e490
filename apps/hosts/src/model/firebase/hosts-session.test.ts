import { type Auth, onIdTokenChanged, type User } from 'firebase/auth';
import { expect, it, vi } from 'vitest';
import { hostsSession } from './hosts-session';

vi.mock('firebase/auth', () => ({ onIdTokenChanged: vi.fn() }));

it.each([
  [true, 0],
  [undefined, 1],
])(
  'Of an account with the claim host: %s, the copy on the device is removed %i times',
  async (host, times) => {
    const user = {
      uid: 'ada',
      email: 'ada@example.com',
      getIdTokenResult: async () => ({ claims: { host } }),
    };
    vi.mocked(onIdTokenChanged).mockImplementation((_, listener) => {
      if (typeof listener === 'function') void listener(user as unknown as User);
      return () => {};
    });
    const forget = vi.fn(async () => {});
    const session = hostsSession(
      { currentUser: user } as unknown as Auth,
      () => true,
      async () => {},
      forget,
      () => false,
    );
    const account = await new Promise((resolve) => {
      session.observe(resolve);
    });
    expect(account).toEqual({ email: 'ada@example.com', isHost: host === true });
    expect(forget).toHaveBeenCalledTimes(times);
  },
);
