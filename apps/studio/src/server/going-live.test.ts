import { readTargets, settingsFaults } from '@invitation/vite/hosting/settings-faults';
import { readSettings } from '@invitation/vite/settings/settings';
import { expect, it, vi } from 'vitest';
import { goingLive } from './going-live';

vi.mock(import('@invitation/vite/hosting/settings-faults'), () => ({
  readTargets: vi.fn((): string | null => '{}'),
  settingsFaults: vi.fn(async () => [] as string[]),
}));
vi.mock(import('@invitation/vite/settings/settings'), async (original) => ({
  ...(await original()),
  readSettings: vi.fn((): Record<string, string> => SETTINGS),
}));

const SETTINGS = { WEEKEND_ADDRESS: 'https://weekend.example/', OWNER_EMAIL: 'me' };

const ticked = async () =>
  (await goingLive()).steps.flatMap(({ title, isDone }) => (isDone ? [title] : []));

it('ticks what is filled in, and not a copied example or a missing address', async () => {
  expect(await ticked()).toEqual([
    'The owner’s address',
    'Where to deploy',
    'The addresses of the sites',
  ]);
  vi.mocked(settingsFaults).mockResolvedValue([
    '.firebaserc still names "your-project".',
    'SATURDAY_ADDRESS is missing.',
    'OWNER_EMAIL is "me", which is not an email address.',
  ]);
  expect(await ticked()).toEqual([]);
  const list =
    'The site cannot be built:\n  - WEEKEND_ADDRESS must have https://\nThe README lists all.';
  vi.mocked(settingsFaults).mockResolvedValue([list]);
  expect(await ticked()).toEqual(['The owner’s address', 'Where to deploy']);
});

it('ticks nothing faulty beside a missing backend', async () => {
  const firebase = {
    VITE_FIREBASE_API_KEY: 'key',
    VITE_FIREBASE_PROJECT_ID: 'ours',
    VITE_FIREBASE_APP_ID: '1:123:web:0a1b2c',
  };
  const tickedWith = (settings: Record<string, string>, faults: string[] = []) => {
    vi.mocked(readSettings).mockReturnValueOnce({ ...SETTINGS, ...firebase, ...settings });
    vi.mocked(settingsFaults).mockResolvedValue(faults);
    return ticked();
  };
  const [project, addresses] = ['A Firebase project', 'The addresses of the sites'];
  expect(await tickedWith({ VITE_BACKEND: 'firebase' })).toEqual(
    expect.arrayContaining([project, addresses]),
  );
  const noBackend = ['The site cannot be built:\n  - VITE_BACKEND is missing, which'];
  const withoutBackend = await tickedWith({ WEEKEND_ADDRESS: 'weekend.example' }, noBackend);
  expect(withoutBackend).not.toContain(project);
  expect(withoutBackend).not.toContain(addresses);
  const sameAddress = { SATURDAY_ADDRESS: SETTINGS.WEEKEND_ADDRESS };
  expect(await tickedWith(sameAddress, noBackend)).not.toContain(addresses);
});

it('gives every command, with the project and the sites once they are named', async () => {
  const commands = async () =>
    (await goingLive()).steps.flatMap((step) => step.commands ?? []).join('\n');
  vi.mocked(settingsFaults).mockResolvedValue([]);
  vi.mocked(readTargets).mockReturnValue(null);
  const before = await commands();
  expect(before).toContain('projects:create your-project');
  expect(before).toContain('hosting:sites:create your-project-weekend');
  const hosting = { full: ['party'], hosts: ['party-hosts'] };
  vi.mocked(readTargets).mockReturnValue(
    JSON.stringify({ projects: { default: 'ours' }, targets: { ours: { hosting } } }),
  );
  const named = await commands();
  expect(named).toContain('hosting:sites:create party\n');
  expect(named).toContain('hosting:sites:create party-hosts\n');
  expect(named).not.toContain('your-project-weekend');
});
