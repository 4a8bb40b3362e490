import { celebration } from '@invitation/domain/fixtures/celebration';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { guestSession } from '../session/guest-session';
import { createQueryClient } from '../session/query-client';
import { PAGE_PATHS } from './pages';
import { createSiteRouter } from './router';

it('Each page has a route, whatever it needs', () => {
  const router = createSiteRouter(
    {
      session: guestSession(() => Promise.reject(new Error('No backend')), createQueryClient(), {
        days: [],
      }),
      loadStories: async () => [],
      loadDetails: async () => null,
      visitFor: () => ({ mode: 'weekend', events: [], celebration, replyBy: null }),
    },
    createMemoryHistory(),
  );
  expect(Object.keys(router.routesByPath).sort()).toEqual([...PAGE_PATHS, '/index.html'].sort());
});
