import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, findChanges, hasChanges, readDraft, writeDraft } from './draft';

const EMPTY = { name: '', friday: '', saturday: '', dietaryRestrictions: '' } as const;
const TYPED = { ...EMPTY, name: 'Ada', friday: 'yes' } as const;
const DRAFT = { key: 'ada', values: TYPED, loaded: EMPTY, sent: [] };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('A draft', () => {
  it('is read as it was written', () => {
    writeDraft(DRAFT);
    expect(readDraft()).toEqual(DRAFT);
    expect(hasChanges('ada')).toBe(true);
    expect(hasChanges('eve')).toBe(false);
  });

  it('has the changed fields and their loaded values', () => {
    const loaded = { ...EMPTY, friday: 'no' } as const;
    expect(findChanges({ values: TYPED, loaded })).toEqual({
      changed: { name: 'Ada', friday: 'yes' },
      before: { name: '', friday: 'no' },
    });
    expect(findChanges({ values: EMPTY, loaded: { name: 'Ada' } })).toEqual({
      changed: { name: '' },
      before: { name: 'Ada' },
    });
  });

  it('is removed when its values are the loaded ones', () => {
    writeDraft(DRAFT);
    writeDraft({ ...DRAFT, values: EMPTY });
    expect(readDraft()).toBeNull();
  });

  it('is kept without changes if a failed save may still arrive', () => {
    const draft = { ...DRAFT, values: EMPTY, sent: [TYPED] };
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
    expect(hasChanges('ada')).toBe(false);
  });

  it('keeps the fields of another form for the same reply', () => {
    writeDraft(DRAFT);
    writeDraft({
      ...DRAFT,
      values: { name: 'Ada', guest: 'Grace' },
      loaded: { name: '', guest: '' },
    });
    expect(readDraft()?.values).toEqual({ ...TYPED, guest: 'Grace' });
    writeDraft({ ...DRAFT, key: 'eve', values: { name: 'Eve' }, loaded: { name: '' } });
    expect(readDraft()?.values).toEqual({ name: 'Eve' });
  });

  it.each([
    'nonsense',
    '{"key":"ada"}',
    '{"key":"ada","values":{"name":7},"loaded":{},"sent":[]}',
    '{"key":"ada","values":{"friday":"perhaps"},"loaded":{},"sent":[]}',
    '[]',
    'null',
  ])('is ignored if it is %s', (text) => {
    sessionStorage.setItem('rsvp_draft', text);
    expect(readDraft()).toBeNull();
  });

  it('is null if the storage throws', () => {
    vi.stubGlobal('sessionStorage', null);
    writeDraft(DRAFT);
    clearDraft();
    expect(readDraft()).toBeNull();
  });
});
