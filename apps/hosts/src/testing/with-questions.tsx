import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import type { Decorator } from '@storybook/react-vite';
import { QuestionsContext } from '../pages/hosts-site';

/** A celebration with a question of each kind. */
export const withQuestions: Decorator = (Story) => (
  <QuestionsContext value={QUESTIONS}>
    <Story />
  </QuestionsContext>
);
