import { openBackend } from '@invitation/backend/open-backend';
import { celebration } from '@invitation/domain/content/celebration';
import { saturday } from '@invitation/domain/content/events/saturday';
import { mountSite } from '@invitation/site/mount-site';
import { night } from '@invitation/ui/theme/night';

mountSite({
  celebration,
  events: [saturday],
  mode: 'saturday',
  theme: night,
  openBackend,
});
