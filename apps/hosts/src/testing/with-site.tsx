import { content as namedGuests } from '@invitation/domain/fixtures/named-guests.js';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import type { Decorator } from '@storybook/react-vite';
import { type ShownSite, ShownSiteContext } from '../context/hosts-site';
import { EVENTS, formatTime, INVITED_TO } from './samples';

const SITE: ShownSite = {
  events: EVENTS,
  questions: [],
  namedGuests: false,
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

/** A celebration whose invitations may name people, with questions to each of them. */
export const withNamedGuests = withSite({
  namedGuests: true,
  questions: namedGuests.weekend.questions,
});

/** A celebration in two languages. */
export const withLanguages = withSite({ languages: ['pt-PT', 'en-GB'] });
