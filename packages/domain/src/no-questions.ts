// In place of `questions.ts`, in the guests' sites of a celebration without questions.
import type * as questions from './questions';
import type { AnswerField } from './rsvp-fields';

/** No record has an answer. */
export const isAnswerField: typeof questions.isAnswerField = (_): _ is AnswerField => false;

/** A site without questions may ask who comes by name. */
export const questionsFor: typeof questions.questionsFor = () => [];
export const shownOption: typeof questions.shownOption = (_, option) => option;

export const answersOf: typeof questions.answersOf = () => ({});

export const documentOf: typeof questions.documentOf = (_, fields) => ({
  data: fields,
  mergeFields: Object.keys(fields),
});
