import {
  celebration,
  events,
  otherDays,
  questions,
  replyBy,
  saturdayTexts,
  translations,
} from 'content:weekend';
import { loadBackend } from '@invitation/backend/load-backend';
import { services } from '@invitation/backend/services';
import { detectMode } from '@invitation/domain/mode';
import type { Site } from '@invitation/site/site';
import { theme } from './theme.css';

/** The site of the whole weekend (B1). */
export const site: Site = {
  celebration,
  replyBy,
  saturdayTexts,
  events,
  otherDays,
  ...(!import.meta.env.NO_QUESTIONS && { questions }),
  ...(!import.meta.env.ONE_LANGUAGE && { translations }),
  detectMode: () => detectMode(location, import.meta.env.VITE_SATURDAY_DOMAIN),
  theme,
  loadBackend,
  services,
  worker: import.meta.env.PROD ? '/service-worker.js' : null,
  loadStories: async () => (await import('content:weekend-album')).stories,
  ...(!import.meta.env.NO_DETAILS && {
    loadDetails: async () => (await import('content:weekend-details')).details,
  }),
};
