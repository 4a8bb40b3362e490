import { content as oneDay } from '@invitation/domain/fixtures/one-day.js';
import { content as weekend } from '@invitation/domain/fixtures/weekend.js';
import { describe, expect, it } from 'vitest';
import {
  addressFaults,
  backendFaults,
  foreignAddresses,
  revealingSettings,
  targetFaults,
} from './checks';

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
    const both = { ...addresses, WEEKEND_ADDRESS: 'https://weekend.example/' };
    expect(addressFaults(both, weekend, TARGETS)).toEqual([]);
    expect(addressFaults({ ...both, SATURDAY_ADDRESS: '' }, oneDay, TARGETS)).toEqual([]);
    expect(addressFaults(both, oneDay, TARGETS)).toEqual([
      expect.stringContaining('celebration.yaml says saturdaySite: no'),
    ]);
  });

  it('says which addresses are missing, and what to write', () => {
    expect(addressFaults({}, weekend, TARGETS)).toEqual([
      expect.stringContaining('Write WEEKEND_ADDRESS=https://weekend.web.app/ into .env.'),
      expect.stringContaining('Write SATURDAY_ADDRESS=https://party.web.app/ into .env.'),
    ]);
    expect(addressFaults({}, oneDay, null)).toEqual([
      expect.stringContaining('WEEKEND_ADDRESS is missing'),
    ]);
  });

  it('names a copy of .firebaserc.example that is not filled in, and proposes no address from it', () => {
    const site = 'your-project-weekend';
    const example = {
      projects: { default: 'ours' },
      targets: { ours: { hosting: { full: [site], hosts: ['list'] } } },
    };
    expect(targetFaults(example, 'ours', ['full', 'hosts'])).toEqual([
      expect.stringContaining('still names "your-project"'),
    ]);
    expect(addressFaults({}, oneDay, example)).toEqual([
      expect.stringContaining('Write WEEKEND_ADDRESS=https://… into .env.'),
    ]);
  });

  it('names an address at which nothing is deployed', () => {
    const addresses = (WEEKEND_ADDRESS: string) => foreignAddresses({ WEEKEND_ADDRESS }, TARGETS);
    expect(addresses('https://weekend.web.app')).toEqual([]);
    expect(addresses('https://ours.example/')).toEqual([]);
    expect(addresses('https://weekned.web.app/')).toEqual([
      expect.stringContaining('.firebaserc deploys this site to https://weekend.web.app/.'),
    ]);
  });

  it('names settings that reveal another day to Saturday-only guests', () => {
    const named = (SATURDAY_ADDRESS: string, VITE_FIREBASE_PROJECT_ID: string) =>
      revealingSettings({ SATURDAY_ADDRESS, VITE_FIREBASE_PROJECT_ID }, [weekend]);
    expect(named('https://nora-and-sam.web.app/', 'nora-and-sam-weekend')).toEqual([]);
    expect(named('https://nora-weekend.web.app/', 'nora-friday')).toEqual([
      expect.stringMatching(/^SATURDAY_ADDRESS is .* mentions another day \("weekend"\)/),
      expect.stringMatching(/^VITE_FIREBASE_PROJECT_ID is .* another day \("Friday"\)/),
    ]);
    const friday = { VITE_FIREBASE_PROJECT_ID: 'nora-friday' };
    expect(revealingSettings(friday, [{ ...weekend, saturday: null }])).toEqual([]);
  });

  it('names a site that two targets would replace in turn', () => {
    const hosting = { full: ['ours'], saturday: ['party'], hosts: ['ours'] };
    const targets = { ...TARGETS, targets: { ours: { hosting } } };
    expect(targetFaults(targets, 'ours')).toEqual([
      expect.stringContaining('the same site for the hosting targets "full" and "hosts"'),
    ]);
  });

  it('leaves a missing project to the settings', () => {
    expect(targetFaults(TARGETS, '')).toEqual([]);
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
