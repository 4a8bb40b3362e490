import { describe, expect, it } from 'vitest';
import { pageFaults, settingsFaults, targetFaults } from './checks';

const SETTINGS = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'ours',
  VITE_FIREBASE_APP_ID: 'app',
};
const TARGETS = {
  projects: { default: 'ours' },
  targets: { ours: { hosting: { full: ['weekend'], saturday: ['party'] } } },
};

describe('Before a deployment', () => {
  it('the settings have to be those of the hosted site', () => {
    expect(settingsFaults(SETTINGS)).toEqual([]);
    expect(settingsFaults({ VITE_BACKEND: 'embedded' })).toEqual([
      expect.stringContaining('Name "firebase"'),
    ]);
    expect(settingsFaults({ ...SETTINGS, VITE_FIREBASE_APP_ID: '' })).toEqual([
      expect.stringContaining('VITE_FIREBASE_APP_ID is empty'),
    ]);
  });

  it('it has to be known where each site goes', () => {
    expect(targetFaults(TARGETS, 'ours')).toEqual([]);
    expect(targetFaults(null, 'ours')[0]).toContain('There is no .firebaserc');
    expect(targetFaults(TARGETS, 'theirs')[0]).toContain('Name the same one in both');
    expect(
      targetFaults({ ...TARGETS, targets: { ours: { hosting: { full: ['weekend'] } } } }, 'ours'),
    ).toEqual([expect.stringContaining('no site for the hosting target "saturday"')]);
  });

  it('the page has to be complete, and allowed by its own policy', () => {
    const page = '<meta name="robots" content="noindex"><div id="root"><main></main></div>';
    const policy = "script-src 'self'; style-src 'self'";
    expect(pageFaults(page, policy)).toEqual([expect.stringContaining('npx pnpm headers')]);
    expect(pageFaults('<div id="root"></div>', policy)).toHaveLength(3);
  });
});
