import { loadBackend } from '@invitation/backend/load-backend';
import { services } from '@invitation/backend/services';
import { celebration } from '@invitation/domain/content/celebration';
import { friday } from '@invitation/domain/content/events/friday';
import { saturday } from '@invitation/domain/content/events/saturday';
import { sunday } from '@invitation/domain/content/events/sunday';
import { replyBy } from '@invitation/domain/content/reply-by';
import type { CelebrationEvent, Day } from '@invitation/domain/event';
import { detectMode } from '@invitation/domain/mode';
import type { Site } from '@invitation/site/site';
import { theme } from './theme.css';

/** The site of the whole weekend (B1). */
export const site: Site = {
  celebration,
  replyBy,
  events: Object.values({ friday, saturday, sunday } satisfies Record<Day, CelebrationEvent>),
  detectMode: () => detectMode(location, import.meta.env.VITE_SATURDAY_DOMAIN),
  theme,
  loadBackend,
  services,
  loadStories: async () => (await import('@invitation/domain/content/stories')).stories,
};
