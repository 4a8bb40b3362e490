import { WEEKEND } from '@invitation/domain/fixtures/days';
import type { Save } from '@invitation/domain/rsvp/save';
import { describe, expect, it } from 'vitest';
import { TEST_INVITATIONS, TEST_QUESTIONS, testBackend } from '../testing/backend.contract';
import { memoryStorage } from '../testing/memory-storage';
import { openEmbeddedBackend } from './embedded';

const storage = memoryStorage();

testBackend('Embedded', {
  open: (dates) =>
    openEmbeddedBackend({
      days: WEEKEND,
      ...dates,
      questions: TEST_QUESTIONS,
      storage: () => storage,
      invitations: TEST_INVITATIONS,
    }),
  clear: () => storage.clear(),
  deleteReply: (key) => storage.removeItem(`embedded_rsvp_${key}`),
  setNews: (guests, items) => storage.setItem(`embedded_news_${guests}`, JSON.stringify({ items })),
  setTable(key, table) {
    if (table) storage.setItem(`embedded_table_${key}`, JSON.stringify(table));
    else storage.removeItem(`embedded_table_${key}`);
  },
});

const SAVE: Save = {
  answers: { name: 'Ada', friday: 'yes', saturday: 'yes' },
  defaults: {},
  seen: [null],
};

describe('The embedded backend', () => {
  it('rejects a sign-in if the storage is blocked', async () => {
    const { session } = openEmbeddedBackend({
      days: WEEKEND,
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(await session.ready()).toBeNull();
    await expect(session.signInAnonymously()).rejects.toThrow(
      /blocking storage.*\nAllow site data/,
    );
  });

  it('rejects a save if the storage is full, and keeps the last one', async () => {
    const full = memoryStorage();
    const { session, rsvps } = openEmbeddedBackend({ days: WEEKEND, storage: () => full });
    const { uid } = await session.signInAnonymously();
    await rsvps.logRsvp(uid, SAVE);
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await expect(
      rsvps.logRsvp(uid, { ...SAVE, answers: { name: 'Eve' }, seen: [{ name: 'Ada' }] }),
    ).rejects.toThrow(/storage is full/);
    expect((await rsvps.read(uid))?.name).toBe('Ada');
  });

  it.each(['nonsense', '{}', '{"name":"Ada"}', 'null', '[]'])(
    'rejects the unreadable reply %s and does not change it',
    async (text) => {
      const local = memoryStorage();
      const { session, rsvps } = openEmbeddedBackend({ days: WEEKEND, storage: () => local });
      const { uid } = await session.signInAnonymously();
      local.setItem(`embedded_rsvp_${uid}`, text);
      await expect(rsvps.read(uid)).rejects.toThrow(/can’t be read.\n.*untouched/);
      await expect(rsvps.logRsvp(uid, SAVE)).rejects.toThrow(/can’t be read/);
      expect(local.getItem(`embedded_rsvp_${uid}`)).toBe(text);
    },
  );

  it('rejects an unreadable session and does not change it', async () => {
    const local = memoryStorage();
    local.setItem('embedded_session', '{"uid":7}');
    const { session } = openEmbeddedBackend({ days: WEEKEND, storage: () => local });
    expect(await session.ready()).toBeNull();
    await expect(session.signInAnonymously()).rejects.toThrow(/can’t be read.\n.*untouched/);
    expect(local.getItem('embedded_session')).toBe('{"uid":7}');
  });
});
