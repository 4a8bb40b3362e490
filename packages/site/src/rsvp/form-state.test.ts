import { friday } from '@invitation/domain/fixtures/events/friday';
import { saturday } from '@invitation/domain/fixtures/events/saturday';
import { sunday } from '@invitation/domain/fixtures/events/sunday';
import { Conflict, fieldsToWrite } from '@invitation/domain/save';
import { describe, expect, it } from 'vitest';
import { NO_ACCOUNT } from './draft';
import { initialFormState, splitAnswers } from './form-state';

const EMPTY = { name: '', friday: '', saturday: '', dietaryRestrictions: '' } as const;
const SAVED = { name: 'Ada', friday: 'yes', saturday: 'no' } as const;
const LOADED = { ...EMPTY, ...SAVED };
const TYPED = { ...LOADED, dietaryRestrictions: 'Vegan' };
const draftOf = (key: string) => ({ key, values: TYPED, loaded: LOADED, sent: [] });
const state = (given: Partial<Parameters<typeof initialFormState>[0]>) =>
  initialFormState({
    key: 'ada',
    loaded: EMPTY,
    saved: null,
    previousValues: null,
    draft: null,
    ...given,
  });

describe('initialFormState', () => {
  it('is empty without a saved reply and a draft', () => {
    expect(state({})).toEqual({ values: EMPTY, loaded: EMPTY, seen: [null], sent: [] });
  });

  it('keeps the name of an invitation that was opened after the draft', () => {
    const loaded = { ...EMPTY, name: 'Margarida & João' };
    const draft = {
      ...draftOf(NO_ACCOUNT),
      values: { ...EMPTY, dietaryRestrictions: 'Vegan' },
      loaded: EMPTY,
    };
    expect(state({ loaded, draft }).values).toEqual({ ...loaded, dietaryRestrictions: 'Vegan' });
    const emptied = { ...draft, loaded };
    expect(state({ loaded, draft: emptied }).values.name).toBe('');
  });

  it('replaces saved values by those of the draft', () => {
    const { values } = state({ loaded: LOADED, saved: SAVED, draft: draftOf('ada') });
    expect(values).toEqual(TYPED);
  });

  it('does not count answers as seen that were saved after the draft', () => {
    const saved = { ...SAVED, dietaryRestrictions: 'No nuts' };
    const loaded = { ...LOADED, dietaryRestrictions: 'No nuts' };
    const { seen, ...form } = state({ loaded, saved, draft: draftOf('ada') });
    expect(form.loaded).toEqual(LOADED);
    expect(() =>
      fieldsToWrite(
        { answers: { ...SAVED, dietaryRestrictions: 'Vegan' }, defaults: {}, seen },
        saved,
      ),
    ).toThrow(Conflict);
  });

  it('lets the guest undo a change of the draft that was saved elsewhere', () => {
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

  it('counts the values of failed saves as seen', () => {
    const sent = [{ ...LOADED, friday: 'no' } as const];
    const draft = { ...draftOf('ada'), values: LOADED, sent };
    const { seen } = state({ loaded: LOADED, saved: SAVED, draft });
    const answers = { ...SAVED, dietaryRestrictions: 'Vegan' };
    expect(fieldsToWrite({ answers, defaults: {}, seen }, { ...SAVED, friday: 'no' })).toEqual({
      friday: 'yes',
      dietaryRestrictions: 'Vegan',
    });
  });

  it('keeps the values of an ended account if the next account has no reply', () => {
    expect(state({ previousValues: TYPED }).values).toEqual(TYPED);
    expect(state({ draft: draftOf('eve') }).values).toEqual(TYPED);
  });

  it('ignores the values of another account if this one has a reply', () => {
    const given = { loaded: LOADED, saved: SAVED, previousValues: TYPED, draft: draftOf('eve') };
    expect(state(given)).toMatchObject({ values: LOADED, loaded: LOADED });
  });

  it('applies a draft from before the sign-in to a saved reply', () => {
    const draft = { ...draftOf(NO_ACCOUNT), values: { ...EMPTY, name: 'Ada L.' }, loaded: EMPTY };
    const { values, seen } = state({ loaded: LOADED, saved: SAVED, draft });
    expect(values).toEqual({ ...LOADED, name: 'Ada L.' });
    const answers = { ...SAVED, name: 'Ada L.' };
    expect(() => fieldsToWrite({ answers, defaults: {}, seen }, SAVED)).toThrow(Conflict);
  });

  it('contains only the fields of the form', () => {
    const loaded = { name: '', saturday: '', guest: '', dietaryRestrictions: '' } as const;
    expect(state({ loaded, draft: draftOf('ada') }).values).toEqual({
      name: 'Ada',
      saturday: 'no',
      guest: '',
      dietaryRestrictions: 'Vegan',
    });
    expect(state({ loaded, previousValues: TYPED }).values).not.toHaveProperty('friday');
    const returning = state({ loaded, saved: SAVED, draft: { ...draftOf('ada'), loaded: EMPTY } });
    expect(returning.values).not.toHaveProperty('friday');
  });
});

describe('splitAnswers', () => {
  it('returns all answers of the weekend form', () => {
    expect(splitAnswers([friday, saturday, sunday], SAVED, null)).toEqual({
      answers: SAVED,
      defaults: {},
    });
  });

  it('makes the hidden Friday answer a default in Saturday-only mode', () => {
    expect(splitAnswers([saturday], { ...SAVED, friday: 'no' }, null)).toEqual({
      answers: { name: 'Ada', saturday: 'no' },
      defaults: { friday: 'no' },
    });
  });

  it('adds the id of an invitation', () => {
    const invited = {
      id: 'invitation',
      invitation: { name: 'Ada', days: 'weekend', people: 1 },
    } as const;
    expect(splitAnswers([saturday], { ...SAVED, friday: 'no' }, invited)).toMatchObject({
      defaults: { id: 'invitation', friday: 'no' },
    });
  });

  it('answers no to the Friday with a Saturday invitation', () => {
    const invited = {
      id: 'invitation',
      invitation: { name: 'Ada', days: 'saturday', people: 1 },
    } as const;
    expect(splitAnswers([saturday], { ...SAVED, friday: 'no' }, invited)).toMatchObject({
      answers: { friday: 'no' },
      defaults: { id: 'invitation' },
    });
  });
});
