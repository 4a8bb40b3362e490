import { content } from 'content:saturday';
import { loadBackend } from '@invitation/backend/load-backend';
import { services } from '@invitation/backend/services';
import type { Site } from '@invitation/site/site';
import { theme } from './theme.css';

export const site: Site = {
  ...content,
  detectMode: () => 'saturday',
  theme,
  loadBackend,
  services,
  worker: import.meta.env.PROD ? '/service-worker.js' : null,
};
