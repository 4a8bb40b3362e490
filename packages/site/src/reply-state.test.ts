import { describe, expect, it } from 'vitest';
import { firstState, saveOf } from './reply-state';

const EMPTY = { name: '', friday: '', saturday: '', dietaryRestrictions: '' } as const;
const SAVED = { name: 'Ada', friday: 'yes', saturday: 'no' } as const;
const LOADED = { ...EMPTY, ...SAVED };
const TYPED = { ...LOADED, dietaryRestrictions: 'No nuts' };
const draftOf = (key: string) => ({
  key,
  changed: { dietaryRestrictions: 'Vegan' },
  before: { dietaryRestrictions: '' },
});
const state = (given: Partial<Parameters<typeof firstState>[0]>) =>
  firstState({ key: 'ada', loaded: EMPTY, saved: null, carried: null, draft: null, ...given });

describe('A form begins', () => {
  it('empty where nothing was saved or typed', () => {
    expect(state({})).toEqual({ values: EMPTY, seen: [null] });
  });

  it('with the draft of its own account over what is saved', () => {
    const { values } = state({ loaded: LOADED, saved: SAVED, draft: draftOf('ada') });
    expect(values).toEqual({ ...LOADED, dietaryRestrictions: 'Vegan' });
  });

  it('with an older draft that has not seen what was saved since', () => {
    const saved = { ...SAVED, dietaryRestrictions: 'No nuts' };
    const { seen } = state({ loaded: TYPED, saved, draft: draftOf('ada') });
    expect(seen).toEqual([{ ...saved, dietaryRestrictions: '' }]);
  });

  it('with all that was shown before the account ended, where the next has no reply', () => {
    expect(state({ carried: TYPED }).values).toEqual(TYPED);
    expect(state({ draft: draftOf('eve') }).values.dietaryRestrictions).toBe('Vegan');
  });

  it("with nothing of another account where this one has a guest's reply", () => {
    const given = { loaded: LOADED, saved: SAVED, carried: TYPED, draft: draftOf('eve') };
    expect(state(given)).toEqual({ values: LOADED, seen: [SAVED] });
  });
});

describe('A save', () => {
  it('of the weekend holds every answer', () => {
    expect(saveOf('weekend', SAVED)).toEqual({ answers: SAVED, defaults: {} });
  });

  it('of the Saturday says no to Friday only where nothing is kept', () => {
    expect(saveOf('saturday', { ...SAVED, friday: 'no' })).toEqual({
      answers: { name: 'Ada', saturday: 'no' },
      defaults: { friday: 'no' },
    });
  });
});
