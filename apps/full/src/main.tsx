import { openBackend } from '@invitation/backend/open-backend';
import { celebration } from '@invitation/domain/content/celebration';
import { friday } from '@invitation/domain/content/events/friday';
import { saturday } from '@invitation/domain/content/events/saturday';
import { sunday } from '@invitation/domain/content/events/sunday';
import { detectMode } from '@invitation/domain/mode';
import { mountSite } from '@invitation/site/mount-site';
import { day } from '@invitation/ui/theme/day';

mountSite({
  celebration,
  events: [friday, saturday, sunday],
  mode: detectMode(location, import.meta.env.VITE_SATURDAY_DOMAIN),
  theme: day,
  openBackend,
});
