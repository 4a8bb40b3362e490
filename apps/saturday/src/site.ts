import { celebration, events, otherDays, questions, replyBy, translations } from 'content:saturday';
import { loadBackend } from '@invitation/backend/load-backend';
import { services } from '@invitation/backend/services';
import type { Site } from '@invitation/site/site';
import { theme } from './theme.css';

/** The Saturday-only site. Its content has no other day, so none can reach the build (B1). */
export const site: Site = {
  celebration,
  replyBy,
  events,
  otherDays,
  ...(!import.meta.env.NO_QUESTIONS && { questions }),
  ...(!import.meta.env.ONE_LANGUAGE && { translations }),
  detectMode: () => 'saturday',
  theme,
  loadBackend,
  services,
  worker: import.meta.env.PROD ? '/service-worker.js' : null,
  loadStories: async () => (await import('content:saturday-album')).stories,
  ...(!import.meta.env.NO_DETAILS && {
    loadDetails: async () => (await import('content:saturday-details')).details,
  }),
};
