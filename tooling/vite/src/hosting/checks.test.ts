import { content as oneDay } from '@invitation/domain/fixtures/one-day.js';
import { content as weekend } from '@invitation/domain/fixtures/weekend.js';
import { describe, expect, it } from 'vitest';
import { addressFaults, backendFaults, targetFaults } from './checks';

const TARGETS = {
  projects: { default: 'ours' },
  targets: { ours: { hosting: { full: ['weekend'], saturday: ['party'], hosts: ['list'] } } },
};

describe('the deployment check', () => {
  it('accepts only the backend of the hosted site', () => {
    expect(backendFaults('firebase')).toEqual([]);
    expect(backendFaults('embedded')).toEqual([expect.stringContaining('Set it to "firebase"')]);
  });

  it('names an address of a site that the content does not have', () => {
    const addresses = { SATURDAY_ADDRESS: 'https://saturday.example/' };
    expect(addressFaults(addresses, weekend)).toEqual([]);
    expect(addressFaults({ SATURDAY_ADDRESS: '' }, oneDay)).toEqual([]);
    expect(addressFaults(addresses, oneDay)).toEqual([
      expect.stringContaining('celebration.yaml says saturdaySite: no'),
    ]);
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
