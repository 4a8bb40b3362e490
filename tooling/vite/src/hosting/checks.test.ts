import { describe, expect, it } from 'vitest';
import { replyByNote, settingsFaults, targetFaults } from './checks';

const SETTINGS = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'ours',
  VITE_FIREBASE_APP_ID: 'app',
  OWNER_EMAIL: 'nora@example.com',
};
const TARGETS = {
  projects: { default: 'ours' },
  targets: { ours: { hosting: { full: ['weekend'], saturday: ['party'], hosts: ['list'] } } },
};

describe('the deployment check', () => {
  it('accepts only settings of the hosted site', () => {
    expect(settingsFaults(SETTINGS)).toEqual([]);
    expect(settingsFaults({ VITE_BACKEND: 'embedded' })).toEqual([
      expect.stringContaining('Set it to "firebase"'),
    ]);
    expect(settingsFaults({ ...SETTINGS, VITE_FIREBASE_APP_ID: '' })).toEqual([
      expect.stringContaining('VITE_FIREBASE_APP_ID is empty'),
    ]);
    expect(settingsFaults({ ...SETTINGS, OWNER_EMAIL: undefined })).toEqual([
      expect.stringContaining('OWNER_EMAIL is missing'),
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

it('says what the last day for replies allows, before and after it', () => {
  const replyBy = { date: 'September 15', closesAt: '2025-09-16T04:00:00Z', help: 'Call Nora.' };
  expect(replyByNote(replyBy, new Date('2025-09-16T03:59:59Z'))).toBe(
    'Replies close at the end of September 15.',
  );
  expect(replyByNote(replyBy, new Date(replyBy.closesAt))).toMatch(/closed.*can decline, but not/);
});
