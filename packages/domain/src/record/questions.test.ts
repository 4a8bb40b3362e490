import { describe, expect, it } from 'vitest';
import type { DayId } from '../event/event';
import { QUESTIONS } from '../fixtures/questions';
import { openEdit, reduceEdit, saveOf } from '../rsvp/edit';
import { type Conflict, fieldsToWrite } from '../rsvp/save';
import {
  answerIssues,
  answersOf,
  answersToSave,
  answerText,
  answerValues,
  documentOf,
  questionsFor,
} from './questions';

const [MEAL, SHUTTLE] = QUESTIONS as [(typeof QUESTIONS)[0], (typeof QUESTIONS)[0]];
const FIELDS = { 'answers/meal': '{"Fish":2,"Meat":1}', 'answers/shuttle': 'No' };

describe('Answers', () => {
  it('are fields in memory and a map in a document', () => {
    const { data, mergeFields } = documentOf({ questions: QUESTIONS }, { name: 'Ada', ...FIELDS });
    expect(data).toEqual({
      name: 'Ada',
      answers: { meal: { Fish: 2, Meat: 1 }, shuttle: 'No' },
    });
    expect(mergeFields).toEqual(['name', 'answers.meal', 'answers.shuttle']);
    expect(answersOf({ questions: QUESTIONS }, data)).toEqual(FIELDS);
    expect(answersOf({ questions: QUESTIONS }, FIELDS)).toEqual(FIELDS);
  });

  it('may count up to 20 of an option', () => {
    const answers = { meal: { Fish: 20 } };
    expect(answersOf({ questions: QUESTIONS }, { answers })).toEqual({
      'answers/meal': '{"Fish":20}',
    });
  });

  it('have the order of the options, and no option without a number', () => {
    const answers = { meal: { Meat: 1, Vegetarian: 0, Fish: 2 } };
    expect(answersOf({ questions: QUESTIONS }, { answers })).toEqual({
      'answers/meal': '{"Fish":2,"Meat":1}',
    });
  });

  it.each([
    { gone: 'Cake' },
    { shuttle: 'By boat' },
    { meal: { Cake: 1 } },
    { meal: { Fish: 21 } },
    { meal: { Fish: -1 } },
    { meal: { Fish: 1.5 } },
    { meal: 'Fish' },
    { song: 'x'.repeat(41) },
    'Fish',
    null,
  ])('that no question accepts are left out: %j', (answers) => {
    expect(answersOf({ questions: QUESTIONS }, { name: 'Ada', answers })).toEqual({});
  });

  it.each(['Fish', '7', 'null', '["Fish"]', '{"Cake":1}'])(
    'of an old draft or a kept reply are empty if their question now asks for numbers: %s',
    (text) => {
      const old = { 'answers/meal': text };
      expect(answersOf({ questions: QUESTIONS }, old)).toEqual({ 'answers/meal': '' });
      expect(answersToSave([MEAL], { friday: 'yes', ...old })).toEqual({ 'answers/meal': null });
    },
  );

  it('of an old draft are empty if their option was removed', () => {
    expect(answersToSave([SHUTTLE], { friday: 'yes', 'answers/shuttle': 'By boat' })).toEqual({
      'answers/shuttle': null,
    });
  });

  it('read as people write them', () => {
    expect(answerText(MEAL, FIELDS['answers/meal'])).toBe('2 × Fish, 1 × Meat');
    expect(answerText(MEAL, '')).toBe('');
    expect(answerText(MEAL, 'Fish')).toBe('');
    expect(answerText(SHUTTLE, 'No')).toBe('No');
  });
});

it('Guests are asked the questions of their site', () => {
  const idsFor = (mode: 'weekend' | 'saturday') =>
    questionsFor(QUESTIONS, mode).map(({ id }) => id);
  expect(idsFor('weekend')).toEqual(['meal', 'shuttle', 'song']);
  expect(idsFor('saturday')).toEqual(['shuttle', 'song']);
});

describe('A form with questions', () => {
  const blank = { friday: '', saturday: '', ...answerValues(QUESTIONS, null) };
  const typed = { friday: 'yes', saturday: 'no', ...FIELDS, 'answers/song': '  Fado ' };

  it('saves no answer of a day on which the guest does not come, but keeps it in the form', () => {
    const edit = reduceEdit(openEdit(blank, null), { type: 'typed', values: typed });
    expect(answersToSave(QUESTIONS, edit.values)).toEqual({
      'answers/meal': '{"Fish":2,"Meat":1}',
      'answers/shuttle': null,
      'answers/song': 'Fado',
    });
    expect(edit.values['answers/shuttle']).toBe('No');
  });

  it('reports an answer that is too long, unless it is not asked for', () => {
    const [, , song] = QUESTIONS;
    const values = { friday: 'no', 'answers/song': ` ${'é'.repeat(41)} ` };
    expect(answerIssues(QUESTIONS, values)).toEqual([
      { path: ['answers/song'], message: 'Please keep this to 40 characters. It has 41.' },
    ]);
    expect(answerIssues(QUESTIONS, { 'answers/song': ` ${'é'.repeat(40)} ` })).toEqual([]);
    expect(song && answerIssues([{ ...song, if: 'friday' as DayId }], values)).toEqual([]);
  });

  it('replaces no answer of another device that the guest has not seen', () => {
    const before = { friday: 'yes', saturday: 'no', 'answers/meal': '{"Fish":2}' };
    const current = { ...before, 'answers/meal': '{"Fish":1}', 'answers/song': 'Fado' };
    const mine = { 'answers/meal': '{"Meat":2}' };
    const edit = reduceEdit(openEdit(blank, before), { type: 'typed', values: mine });
    const save = saveOf(edit, answersToSave(QUESTIONS, edit.values));
    try {
      fieldsToWrite(save, current);
      expect.unreachable();
    } catch (error) {
      expect((error as Conflict).fields).toEqual(['answers/meal']);
    }
    // An answer to another question stays.
    expect(fieldsToWrite(save, { ...before, 'answers/song': 'Fado' })).toEqual(mine);
  });
});
