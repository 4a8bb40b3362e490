import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import type { Decorator } from '@storybook/react-vite';
import { type ShownSite, ShownSiteContext } from '../parts/hosts-site';
import { EVENTS, formatTime, INVITED_TO } from './samples';

const SITE: ShownSite = {
  events: EVENTS,
  questions: [],
  invitedTo: INVITED_TO,
  languages: [],
  formatTime,
};

/** A celebration in one language and without questions, except for `parts`. */
export const withSite = (parts: Partial<ShownSite> = {}): Decorator => {
  const site = { ...SITE, ...parts };
  return (Story) => (
    <ShownSiteContext value={site}>
      <Story />
    </ShownSiteContext>
  );
};

/** A celebration with a question of each kind. */
export const withQuestions = withSite({ questions: QUESTIONS });

/** A celebration in two languages. */
export const withLanguages = withSite({ languages: ['pt-PT', 'en-GB'] });
