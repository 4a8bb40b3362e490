// In place of `reply-questions.ts`, in a site without questions.
import type * as questions from './reply-questions';

const none = () => ({});

export const replyQuestions: typeof questions.replyQuestions = () => ({
  valuesOf: none,
  formProps: none,
});
