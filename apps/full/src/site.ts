import { loadBackend } from '@invitation/backend/load-backend';
import { celebration } from '@invitation/domain/content/celebration';
import { friday } from '@invitation/domain/content/events/friday';
import { saturday } from '@invitation/domain/content/events/saturday';
import { sunday } from '@invitation/domain/content/events/sunday';
import { detectMode } from '@invitation/domain/mode';
import type { Site } from '@invitation/site/site';
import { theme } from './theme.css';

/** The whole weekend. */
export const site: Site = {
  celebration,
  events: [friday, saturday, sunday],
  detectMode: () => detectMode(location, import.meta.env.VITE_SATURDAY_DOMAIN),
  theme,
  loadBackend,
  loadStories: async () => (await import('@invitation/domain/content/stories')).stories,
};
