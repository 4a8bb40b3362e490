import { fieldsToWrite } from '@invitation/domain/rsvp-save';
import { describe, expect, it } from 'vitest';
import { firstState, saveOf } from './reply-state';

const EMPTY = { name: '', friday: '', saturday: '', dietaryRestrictions: '' } as const;
const SAVED = { name: 'Ada', friday: 'yes', saturday: 'no' } as const;
const LOADED = { ...EMPTY, ...SAVED };
const TYPED = { ...LOADED, dietaryRestrictions: 'Vegan' };
const draftOf = (key: string) => ({ key, values: TYPED, loaded: LOADED, sent: [] });
const state = (given: Partial<Parameters<typeof firstState>[0]>) =>
  firstState({ key: 'ada', loaded: EMPTY, saved: null, carried: null, draft: null, ...given });

describe('A form begins', () => {
  it('empty where nothing was saved or typed', () => {
    expect(state({})).toEqual({ values: EMPTY, loaded: EMPTY, seen: [null], sent: [] });
  });

  it('with the draft of its own account over what is saved', () => {
    const { values } = state({ loaded: LOADED, saved: SAVED, draft: draftOf('ada') });
    expect(values).toEqual(TYPED);
  });

  it('with an older draft that has not seen what was saved since', () => {
    const saved = { ...SAVED, dietaryRestrictions: 'No nuts' };
    const loaded = { ...LOADED, dietaryRestrictions: 'No nuts' };
    const { seen, ...form } = state({ loaded, saved, draft: draftOf('ada') });
    expect(form.loaded).toEqual(LOADED);
    expect(() =>
      fieldsToWrite(
        { answers: { ...SAVED, dietaryRestrictions: 'Vegan' }, defaults: {}, seen },
        saved,
      ),
    ).toThrow('changed in another place');
  });

  it('with a draft that can be taken back, although what is saved has become the same', () => {
    const draft = {
      key: 'ada',
      values: { ...LOADED, friday: 'no' },
      loaded: LOADED,
      sent: [],
    } as const;
    const saved = { ...SAVED, friday: 'no' } as const;
    const { seen } = state({ loaded: { ...LOADED, friday: 'no' }, saved, draft });
    const answers = { ...SAVED, friday: 'yes' } as const;
    expect(fieldsToWrite({ answers, defaults: {}, seen }, saved)).toEqual({ friday: 'yes' });
  });

  it('with what failed saves sent, so that a late one is no surprise', () => {
    const sent = [{ ...LOADED, friday: 'no' } as const];
    const draft = { ...draftOf('ada'), values: LOADED, sent };
    const { seen } = state({ loaded: LOADED, saved: SAVED, draft });
    const answers = { ...SAVED, dietaryRestrictions: 'Vegan' };
    expect(fieldsToWrite({ answers, defaults: {}, seen }, { ...SAVED, friday: 'no' })).toEqual({
      friday: 'yes',
      dietaryRestrictions: 'Vegan',
    });
  });

  it('with all that was shown before the account ended, where the next has no reply', () => {
    expect(state({ carried: TYPED }).values).toEqual(TYPED);
    expect(state({ draft: draftOf('eve') }).values).toEqual(TYPED);
  });

  it("with nothing of another account where this one has a guest's reply", () => {
    const given = { loaded: LOADED, saved: SAVED, carried: TYPED, draft: draftOf('eve') };
    expect(state(given)).toMatchObject({ values: LOADED, loaded: LOADED });
  });

  it('with the fields of its mode alone', () => {
    const loaded = { name: '', saturday: '', guest: '', dietaryRestrictions: '' } as const;
    expect(state({ loaded, draft: draftOf('ada') }).values).toEqual({
      name: 'Ada',
      saturday: 'no',
      guest: '',
      dietaryRestrictions: 'Vegan',
    });
    expect(state({ loaded, carried: TYPED }).values).not.toHaveProperty('friday');
    const returning = state({ loaded, saved: SAVED, draft: { ...draftOf('ada'), loaded: EMPTY } });
    expect(returning.values).not.toHaveProperty('friday');
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
