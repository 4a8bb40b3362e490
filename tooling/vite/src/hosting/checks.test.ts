import { describe, expect, it } from 'vitest';
import { backendFaults, targetFaults } from './checks';

const TARGETS = {
  projects: { default: 'ours' },
  targets: { ours: { hosting: { full: ['weekend'], saturday: ['party'], hosts: ['list'] } } },
};

describe('the deployment check', () => {
  it('accepts only the backend of the hosted site', () => {
    expect(backendFaults('firebase')).toEqual([]);
    expect(backendFaults('embedded')).toEqual([expect.stringContaining('Set it to "firebase"')]);
  });

  it('requires a target for each site', () => {
    expect(targetFaults(TARGETS, 'ours')).toEqual([]);
    expect(
      targetFaults(
        { ...TARGETS, targets: { ours: { hosting: { full: ['a'], hosts: ['b'] } } } },
        'ours',
        ['full', 'hosts'],
      ),
    ).toEqual([]);
    expect(targetFaults(null, 'ours')[0]).toContain('There is no .firebaserc');
    expect(targetFaults(TARGETS, 'theirs')[0]).toContain('Name the same project in both');
    expect(
      targetFaults({ ...TARGETS, targets: { ours: { hosting: { full: ['weekend'] } } } }, 'ours'),
    ).toEqual([
      expect.stringContaining('no site for the hosting target "saturday"'),
      expect.stringContaining('no site for the hosting target "hosts"'),
    ]);
  });
});
