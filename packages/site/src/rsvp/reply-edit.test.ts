import { saveOf } from '@invitation/domain/rsvp/edit';
import { Conflict, fieldsToWrite } from '@invitation/domain/rsvp/save';
import { describe, expect, it } from 'vitest';
import type { Draft } from './draft';
import { type LoadedReply, openReply, type ReplyEvent, reduceReply } from './reply-edit';

const EMPTY = { name: '', friday: '', saturday: '', dietaryRestrictions: '' };
const SAVED = { name: 'Ada', friday: 'yes', saturday: 'no' };
const LOADED = { ...EMPTY, ...SAVED };
const TYPED = { ...LOADED, dietaryRestrictions: 'Vegan' };
const draftOf = (key: string | null, changes: Partial<Draft> = {}): Draft => ({
  key,
  values: TYPED,
  loaded: LOADED,
  sent: [],
  document: key === null ? null : {},
  ...changes,
});
const open = (loaded: Partial<LoadedReply>, draft: Draft | null = null, ...events: ReplyEvent[]) =>
  events.reduce(
    reduceReply,
    openReply({ key: 'ada', document: null, asOf: 0, blank: EMPTY, ...loaded }, draft),
  );
const changedTo = (key: string | null, document: LoadedReply['document'] = null): ReplyEvent => ({
  type: 'loaded',
  key,
  document,
  asOf: 0,
  blank: EMPTY,
});
const typed: ReplyEvent = { type: 'typed', values: { dietaryRestrictions: 'Vegan' } };

describe('A draft', () => {
  it('replaces saved values', () => {
    expect(open({ document: SAVED }, draftOf('ada')).values).toEqual(TYPED);
  });

  it('keeps the name of an invitation that was opened after it', () => {
    const blank = { ...EMPTY, name: 'Margarida & João' };
    const values = { ...EMPTY, dietaryRestrictions: 'Vegan' };
    const draft = draftOf(null, { values, loaded: EMPTY });
    expect(open({ blank }, draft).values).toEqual({ ...blank, dietaryRestrictions: 'Vegan' });
    expect(open({ blank }, { ...draft, loaded: blank }).values.name).toBe('');
  });

  it('does not count answers as seen that were saved after it', () => {
    const document = { ...SAVED, dietaryRestrictions: 'No nuts' };
    const edit = open({ document }, draftOf('ada'));
    expect(() => fieldsToWrite(saveOf(edit, edit.values), document)).toThrow(Conflict);
  });

  it('counts the values of failed saves as seen', () => {
    const sent = [{ ...LOADED, friday: 'no' }];
    const edit = open({ document: SAVED }, draftOf('ada', { sent }));
    expect(fieldsToWrite(saveOf(edit, edit.values), { ...SAVED, friday: 'no' })).toEqual({
      friday: 'yes',
      dietaryRestrictions: 'Vegan',
    });
  });

  it('of an ended account is used if this one has no reply', () => {
    expect(open({}, draftOf('eve'))).toMatchObject({ values: TYPED, document: null });
    expect(open({ document: SAVED }, draftOf('eve')).values).toEqual(LOADED);
  });

  it('from before the sign-in is used with a saved reply, but replaces nothing unseen', () => {
    const draft = draftOf(null, { values: { ...EMPTY, name: 'Ada L.' }, loaded: EMPTY });
    const edit = open({ document: SAVED }, draft);
    expect(edit.values).toEqual({ ...LOADED, name: 'Ada L.' });
    expect(() => fieldsToWrite(saveOf(edit, edit.values), SAVED)).toThrow(Conflict);
  });

  it('of a reply that was deleted does not bring it back silently', () => {
    const edit = open({}, draftOf('ada'));
    expect(edit.values).toEqual(TYPED);
    expect(() => fieldsToWrite(saveOf(edit, edit.values), null)).toThrow(Conflict);
  });

  it('adds no field that is not on the form', () => {
    const blank = { name: '', saturday: '', guest: '', dietaryRestrictions: '' };
    expect(open({ blank }, draftOf('ada')).values).toEqual({
      name: 'Ada',
      saturday: 'no',
      guest: '',
      dietaryRestrictions: 'Vegan',
    });
    expect(open({ blank, document: SAVED }, draftOf('ada')).values).not.toHaveProperty('friday');
  });
});

describe('A change of the account', () => {
  it('keeps what a new guest typed during the sign-in, also during a save', () => {
    const saving = open({ key: null }, null, typed, { type: 'submitted', answers: TYPED });
    const edit = [changedTo('ada')].reduce(reduceReply, saving);
    expect(edit).toMatchObject({ key: 'ada', values: { dietaryRestrictions: 'Vegan' } });
    const saved = reduceReply(edit, { type: 'saved', document: TYPED });
    expect(saved).toMatchObject({ document: TYPED, isSaved: true });
    // The router may have loaded this before the save.
    expect(reduceReply(saved, changedTo('ada')).document).toEqual(TYPED);
  });

  it('shows the reply of another tab below what a new guest typed', () => {
    const edit = open({ key: null }, null, typed, changedTo('ada', SAVED));
    expect(edit).toMatchObject({ values: TYPED, loaded: LOADED, document: SAVED });
  });

  it('keeps the whole form if the account has ended', () => {
    const edit = open({ document: SAVED }, null, typed, changedTo(null), changedTo('eve'));
    expect(edit).toMatchObject({ key: 'eve', values: TYPED, document: null, sent: [] });
    expect(fieldsToWrite(saveOf(edit, edit.values), null)).toEqual(TYPED);
  });

  it('shows the reply of another guest instead of the typed one', () => {
    const edit = open({ document: SAVED }, null, typed, changedTo('eve', { name: 'Eve' }));
    expect(edit.values).toEqual({ ...EMPTY, name: 'Eve' });
  });

  it('does not take over the save of the previous account', () => {
    const submitted: ReplyEvent = { type: 'submitted', answers: TYPED };
    const edit = open({}, null, typed, submitted, changedTo('eve'));
    expect(reduceReply(edit, { type: 'saved', document: TYPED }).document).toBeNull();
  });

  it('restarts the count of which state of the reply is newer', () => {
    const edit = open({ document: SAVED, asOf: 7 }, null, changedTo('eve', { name: 'Eve' }));
    expect(edit).toMatchObject({ asOf: 0, values: { name: 'Eve' } });
    expect(open({ document: SAVED, asOf: 7 }, null, changedTo(null)).asOf).toBe(0);
  });
});

describe('An earlier reply', () => {
  const blank = { ...EMPTY, name: 'Margarida & João' };
  const taken: ReplyEvent = {
    type: 'earlier reply taken',
    values: { ...LOADED, guest: 'Grace', dietaryRestrictions: 'No nuts' },
  };

  it('fills in what the guest has not typed, and may add a field', () => {
    const edit = open({ blank }, null, typed, taken);
    expect(edit).toMatchObject({ values: { ...TYPED, guest: 'Grace' }, document: null });
    expect(fieldsToWrite(saveOf(edit, edit.values), null)).toEqual({ ...TYPED, guest: 'Grace' });
  });

  it('stays after a reload, together with later changes', () => {
    const edit = open({ blank }, null, taken);
    const reloaded = open({ blank: { ...blank, guest: '' } }, { ...edit, key: 'ada' });
    expect(reloaded.values).toEqual(edit.values);
    expect(reloaded.values.guest).toBe('Grace');
  });

  it('is not replaced unseen by an answer of another device', () => {
    const document = { name: 'Margarida', friday: 'no' };
    const edit = open({ blank }, null, taken, { type: 'arrived', document, asOf: 1 });
    expect(edit.values.friday).toBe('yes');
    expect(() => fieldsToWrite(saveOf(edit, edit.values), document)).toThrow(Conflict);
  });
});
