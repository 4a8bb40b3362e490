import { memoryStorage } from '@invitation/backend/memory-storage';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rsvpDraft } from './draft';

const VALUES = { name: 'Ada', friday: 'yes', saturday: '', dietaryRestrictions: '' } as const;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('A draft', () => {
  it('is read as it was written, by the same guest alone', () => {
    rsvpDraft('ada').write(VALUES);
    expect(rsvpDraft('ada').read()).toEqual(VALUES);
    expect(rsvpDraft('eve').read()).toEqual({});
  });

  it('is forgotten once it is saved', () => {
    const draft = rsvpDraft('ada');
    draft.write(VALUES);
    draft.mark()();
    expect(draft.read()).toEqual({});
  });

  it('is kept if more was typed while it was being saved', () => {
    const draft = rsvpDraft('ada');
    draft.write(VALUES);
    const forget = draft.mark();
    draft.write({ ...VALUES, name: 'Ada & Grace' });
    forget();
    expect(draft.read()).toMatchObject({ name: 'Ada & Grace' });
  });

  it.each(['nonsense', '{"name":7}', '[]', '{"friday":"perhaps"}', 'null'])(
    'that reads %s is passed over',
    (text) => {
      sessionStorage.setItem('rsvp_draft_ada', text);
      expect(rsvpDraft('ada').read()).toEqual({});
    },
  );

  it('does without a storage that throws', () => {
    vi.stubGlobal('sessionStorage', null);
    const draft = rsvpDraft('ada');
    draft.write(VALUES);
    draft.mark()();
    expect(draft.read()).toEqual({});
  });
});
