import { loadBackend } from '@invitation/backend/load-backend';
import { services } from '@invitation/backend/services';
import { celebration } from '@invitation/domain/content/celebration';
import { saturday } from '@invitation/domain/content/events/saturday';
import { replyBy } from '@invitation/domain/content/reply-by';
import type { Site } from '@invitation/site/site';
import { theme } from './theme.css';

/** The Saturday-only site. It does not import other days, so their content cannot reach the build (B1). */
export const site: Site = {
  celebration,
  replyBy,
  events: [saturday],
  detectMode: () => 'saturday',
  theme,
  loadBackend,
  services,
  loadStories: async () => (await import('@invitation/domain/content/stories')).stories,
};
