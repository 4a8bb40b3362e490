import { guestTexts } from '@invitation/domain/build-time/read/guest-texts';
import { content as namedGuests } from '@invitation/domain/fixtures/named-guests.js';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import { content } from '@invitation/domain/fixtures/weekend.js';
import type { Decorator } from '@storybook/react-vite';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import {
  HostsContext,
  type HostsSite,
  type OpenHosts,
  type OpenSite,
  openSite,
  useHosts,
} from '../context/hosts-site';
import type { WatchedGuestList } from '../model/backend/guest-list-store';
import { EMPTY_GUEST_LIST, type GuestList } from '../model/people/guest-list';
import { NO_NOTES, type NotesByKey } from '../model/store/guest-notes';
import type { HostsBackend } from '../model/store/hosts-backend';
import { createStore, type Store } from '../model/store/store';
import { fakeBackend } from './fake-backend';
import { EVENTS, formatTime, INVITED_TO } from './samples';
import { cardThemes } from './themes.css';

/** The celebration of the stories. */
export const SITE: HostsSite = {
  hosts: 'Nora & Sam',
  events: EVENTS,
  questions: [],
  namedGuests: false,
  invitedTo: INVITED_TO,
  theme: '',
  guestTexts: [guestTexts(content)],
  cardThemes,
  password: 'ZWFzdHZpbGxhZ2U=',
  addresses: { weekend: 'https://weekend.example/', saturday: 'https://saturday.example/' },
  openBackend: async () => fakeBackend(() => {}),
};

/** The context of a page. Functions of the backend that are not given do nothing. */
const openHosts = (
  site: Partial<OpenSite>,
  backend: Partial<HostsBackend> = {},
  guestList: Store<WatchedGuestList> = createStore({ list: EMPTY_GUEST_LIST, failure: null }),
  notes = NO_NOTES,
) =>
  ({
    site: { ...openSite(SITE), formatTime, ...site },
    backend: { ...fakeBackend(() => {}), ...backend },
    guestList,
    notes: createStore({
      state: { byKey: notes, unreadable: [], isLive: true },
      failure: null,
    }),
  }) as unknown as OpenHosts;

/** A celebration in one language and without questions, except for `parts`. */
export const withSite = (parts: Partial<OpenSite> = {}): Decorator => {
  const hosts = openHosts(parts);
  return (Story) => (
    <HostsContext value={hosts}>
      <Story />
    </HostsContext>
  );
};

/** Renders a part of a page that reads and writes by itself, with the backend of a story. */
export function WithBackend({
  backend,
  list = EMPTY_GUEST_LIST,
  notes,
  children,
}: {
  /** Functions that are not given do nothing. */
  readonly backend: Partial<HostsBackend>;
  readonly list?: GuestList;
  readonly notes?: NotesByKey;
  readonly children: ReactNode;
}) {
  const { site } = useHosts();
  const [store] = useState(() => createStore({ list, failure: null }));
  useEffect(() => store.set({ list, failure: null }), [store, list]);
  const [hosts] = useState(() => openHosts(site, backend, store, notes));
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  );
  return (
    <RouterContextProvider router={router}>
      <HostsContext value={hosts}>{children}</HostsContext>
    </RouterContextProvider>
  );
}

/** A celebration with a question of each kind. */
export const withQuestions = withSite({ questions: QUESTIONS });

/** A celebration whose invitations may name people, with questions to each of them. */
export const withNamedGuests = withSite({
  namedGuests: true,
  questions: namedGuests.weekend.questions,
});

/** A celebration in two languages. */
export const withLanguages = withSite({ languages: ['pt-PT', 'en-GB'] });
