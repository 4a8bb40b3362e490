import { loadBackend } from '@invitation/backend/load-backend';
import { celebration } from '@invitation/domain/content/celebration';
import { saturday } from '@invitation/domain/content/events/saturday';
import type { Site } from '@invitation/site/site';
import { theme } from './theme.css';

/** The Saturday alone: nothing of another day is imported, so nothing of it can reach the build. */
export const site: Site = {
  celebration,
  events: [saturday],
  detectMode: () => 'saturday',
  theme,
  loadBackend,
  loadStories: async () => (await import('@invitation/domain/content/stories')).stories,
};
