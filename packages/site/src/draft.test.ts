import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, markDraft, readDraft, writeDraft } from './draft';

const EMPTY = { name: '', friday: '', saturday: '', dietaryRestrictions: '' } as const;
const TYPED = { ...EMPTY, name: 'Ada', friday: 'yes' } as const;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('A draft', () => {
  it('holds the fields that were changed, and what they were before', () => {
    writeDraft('ada', { ...EMPTY, friday: 'no' }, TYPED);
    expect(readDraft()).toEqual({
      key: 'ada',
      changed: { name: 'Ada', friday: 'yes' },
      before: { name: '', friday: 'no' },
    });
  });

  it('is gone once nothing differs from what was loaded', () => {
    writeDraft('ada', EMPTY, TYPED);
    writeDraft('ada', EMPTY, EMPTY);
    expect(readDraft()).toBeNull();
    writeDraft('ada', { name: 'Ada', saturday: '' }, { ...EMPTY, name: 'Ada' });
    expect(readDraft()).toBeNull();
  });

  it('is forgotten once it is saved', () => {
    writeDraft('ada', EMPTY, TYPED);
    markDraft()();
    expect(readDraft()).toBeNull();
  });

  it('is kept if more was typed while it was being saved', () => {
    writeDraft('ada', EMPTY, TYPED);
    const forget = markDraft();
    writeDraft('ada', EMPTY, { ...TYPED, name: 'Ada & Grace' });
    forget();
    expect(readDraft()?.changed).toMatchObject({ name: 'Ada & Grace' });
  });

  it.each([
    'nonsense',
    '{"key":"ada"}',
    '{"key":"ada","changed":{"name":7},"before":{}}',
    '{"key":"ada","changed":{"friday":"perhaps"},"before":{}}',
    '[]',
    'null',
  ])('that reads %s is passed over', (text) => {
    sessionStorage.setItem('rsvp_draft', text);
    expect(readDraft()).toBeNull();
  });

  it('does without a storage that throws', () => {
    vi.stubGlobal('sessionStorage', null);
    writeDraft('ada', EMPTY, TYPED);
    markDraft()();
    clearDraft();
    expect(readDraft()).toBeNull();
  });
});
