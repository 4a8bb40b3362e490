import type { Decorator } from '@storybook/react-vite';
import { LanguagesContext } from '../pages/hosts-site';

const LANGUAGES = ['pt-PT', 'en-GB'];

/** A celebration in two languages. */
export const withLanguages: Decorator = (Story) => (
  <LanguagesContext value={LANGUAGES}>
    <Story />
  </LanguagesContext>
);
