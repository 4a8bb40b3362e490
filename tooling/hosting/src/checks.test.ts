import { describe, expect, it } from 'vitest';
import { pageFaults, settingsFaults, targetFaults } from './checks';
import { policyFor } from './policy';

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
    const robots = '<meta name="robots" content="noindex, nofollow">';
    const gate = '<div id="root"><main></main></div>';
    const policy = policyFor(robots + gate, "script-src 'self'; style-src 'self'", false);
    expect(pageFaults(robots + gate, policy, false)).toEqual([]);
    expect(pageFaults(robots + gate, policy, true)).toEqual([
      expect.stringContaining('npx pnpm csp:update'),
    ]);
    expect(pageFaults(gate, policy, false)).toEqual([expect.stringContaining('search engines')]);
    expect(pageFaults(`<meta name="robots" content="index">${gate}`, policy, false)).toHaveLength(
      1,
    );
    expect(pageFaults(`${robots}<div id="root"></div>`, policy, false)).toEqual([
      expect.stringContaining('The gate is not in the page'),
    ]);
    expect(pageFaults(`${robots}${gate}<script>go()</script>`, policy, false)).toEqual([
      expect.stringContaining('npx pnpm csp:update'),
    ]);
  });
});
