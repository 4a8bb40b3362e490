import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './draft';

const EMPTY = { name: '', friday: '', saturday: '', dietaryRestrictions: '' };
const TYPED = { ...EMPTY, name: 'Ada', friday: 'yes' };
const DRAFT = { key: 'ada', values: TYPED, loaded: EMPTY, sent: [], document: null };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('A draft', () => {
  it('is read as it was written, without the document', () => {
    writeDraft(DRAFT);
    expect(readDraft()).toEqual(DRAFT);
    writeDraft({ ...DRAFT, key: null, document: TYPED });
    expect(readDraft()).toEqual({ ...DRAFT, key: null, document: {} });
  });

  it('is removed when its values are the loaded ones', () => {
    writeDraft(DRAFT);
    writeDraft({ ...DRAFT, values: EMPTY });
    expect(readDraft()).toBeNull();
  });

  it('of another reply stays until something is typed', () => {
    writeDraft(DRAFT);
    writeDraft({ ...DRAFT, key: 'eve', values: EMPTY });
    expect(readDraft()).toEqual(DRAFT);
    writeDraft({ ...DRAFT, key: 'eve' });
    expect(readDraft()?.key).toBe('eve');
  });

  it('is kept without changes if a failed save may still arrive', () => {
    const numbers = { fridayPeople: 3, saturdayPeople: null };
    const draft = { ...DRAFT, values: EMPTY, sent: [{ ...TYPED, ...numbers }] };
    writeDraft(draft);
    expect(readDraft()).toEqual(draft);
  });

  it.each(['ada', null])('keeps the fields of another form, typed as %s', (key) => {
    writeDraft({ ...DRAFT, key });
    const saturday = { values: { name: 'Ada', guest: 'Grace' }, loaded: { name: '', guest: '' } };
    writeDraft({ ...DRAFT, ...saturday });
    expect(readDraft()?.values).toEqual({ ...TYPED, guest: 'Grace' });
    writeDraft({ ...DRAFT, key: 'eve', values: { name: 'Eve' }, loaded: { name: '' } });
    expect(readDraft()?.values).toEqual({ name: 'Eve' });
  });

  it('from before the last deployment is read', () => {
    const stored = { key: 'ada', values: TYPED, loaded: EMPTY, sent: [] };
    sessionStorage.setItem('rsvp_draft', JSON.stringify(stored));
    expect(readDraft()).toEqual(DRAFT);
  });

  it.each([
    'nonsense',
    '{"key":"ada"}',
    '{"key":"ada","values":{"name":7},"loaded":{},"sent":[]}',
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
