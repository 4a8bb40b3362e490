import { settingsFaults } from '@invitation/vite/hosting/settings-faults';
import { expect, it, vi } from 'vitest';
import { goingLive } from './going-live';

vi.mock(import('@invitation/vite/hosting/settings-faults'), () => ({
  readTargets: () => '{}',
  settingsFaults: vi.fn(async () => [] as string[]),
}));
vi.mock(import('@invitation/vite/settings/settings'), async (original) => ({
  ...(await original()),
  readSettings: () => ({ WEEKEND_ADDRESS: 'https://weekend.example/' }),
}));

const ticked = async () =>
  (await goingLive()).steps.flatMap(({ title, isDone }) => (isDone ? [title] : []));

it('ticks what is filled in, and not a copied example or a missing address', async () => {
  expect(await ticked()).toEqual(['Where to deploy', 'The addresses of the sites']);
  vi.mocked(settingsFaults).mockResolvedValue([
    '.firebaserc still names "your-project".',
    'SATURDAY_ADDRESS is missing.',
  ]);
  expect(await ticked()).toEqual([]);
});
