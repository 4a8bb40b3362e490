// In place of `form-questions.tsx`, in a site without questions.
import type * as questions from './form-questions';

export const formQuestions: typeof questions.formQuestions = () => ({
  issuesOf: () => [],
  answersIn: () => ({}),
  quoted: () => null,
  fields: () => null,
});
