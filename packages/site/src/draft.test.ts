import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changesIn, clearDraft, hasChanges, readDraft, writeDraft } from './draft';

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

  it('knows the fields that were changed, and what they were before', () => {
    const loaded = { ...EMPTY, friday: 'no' } as const;
    expect(changesIn({ values: TYPED, loaded })).toEqual({
      changed: { name: 'Ada', friday: 'yes' },
      before: { name: '', friday: 'no' },
    });
    expect(changesIn({ values: EMPTY, loaded: { name: 'Ada' } })).toEqual({
      changed: { name: '' },
      before: { name: 'Ada' },
    });
  });

  it('is gone once nothing differs from what was loaded', () => {
    writeDraft(DRAFT);
    writeDraft({ ...DRAFT, values: EMPTY });
    expect(readDraft()).toBeNull();
  });

  it('stays without a change where a failed save may still arrive', () => {
    const draft = { ...DRAFT, values: EMPTY, sent: [TYPED] };
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
    expect(hasChanges('ada')).toBe(false);
  });

  it('keeps the fields that another form of the same reply shows', () => {
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
  ])('that reads %s is passed over', (text) => {
    sessionStorage.setItem('rsvp_draft', text);
    expect(readDraft()).toBeNull();
  });

  it('does without a storage that throws', () => {
    vi.stubGlobal('sessionStorage', null);
    writeDraft(DRAFT);
    clearDraft();
    expect(readDraft()).toBeNull();
  });
});
