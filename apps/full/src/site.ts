import { content } from 'content:weekend';
import { loadBackend } from '@invitation/backend/load-backend';
import { services } from '@invitation/backend/services';
import { detectMode } from '@invitation/domain/mode/mode';
import type { Site } from '@invitation/site/site';
import { theme } from './theme.css';

/** The site of the whole weekend (B1). */
export const site: Site = {
  ...content,
  detectMode: () => detectMode(location, import.meta.env.VITE_SATURDAY_DOMAIN),
  theme,
  loadBackend,
  services,
  worker: import.meta.env.PROD ? '/service-worker.js' : null,
};
