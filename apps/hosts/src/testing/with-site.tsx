import { content as namedGuests } from '@invitation/domain/fixtures/named-guests.js';
import { QUESTIONS } from '@invitation/domain/fixtures/questions';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import {
  HostsContext,
  type OpenHosts,
  type ShownSite,
  ShownSiteContext,
} from '../context/hosts-site';
import { EMPTY_GUEST_LIST, type GuestList } from '../model/people/guest-list';
import { NO_NOTES, type NotesByKey } from '../model/store/guest-notes';
import type { HostsBackend } from '../model/store/hosts-backend';
import { createStore } from '../model/store/store';
import { fakeBackend } from './fake-backend';
import { EVENTS, formatTime, INVITED_TO } from './samples';

const SITE: ShownSite = {
  events: EVENTS,
  questions: [],
  namedGuests: false,
  invitedTo: INVITED_TO,
  languages: [],
  formatTime,
};

/** A celebration in one language and without questions, except for `parts`. */
export const withSite = (parts: Partial<ShownSite> = {}): Decorator => {
  const site = { ...SITE, ...parts };
  return (Story) => (
    <ShownSiteContext value={site}>
      <Story />
    </ShownSiteContext>
  );
};

/** A part of a page that writes by itself, with a backend that does as a story says. */
export function WithBackend({
  backend,
  list = EMPTY_GUEST_LIST,
  notes = NO_NOTES,
  children,
}: {
  /** What is not given does nothing. */
  readonly backend: Partial<HostsBackend>;
  readonly list?: GuestList;
  readonly notes?: NotesByKey;
  readonly children: ReactNode;
}) {
  const [hosts] = useState(
    () =>
      ({
        site: { hosts: 'Nora & Sam' },
        backend: { ...fakeBackend(() => {}), ...backend },
        guestList: createStore({ list, failure: null }),
        notes: createStore({
          state: { byKey: notes, unreadable: [], isLive: true },
          failure: null,
        }),
      }) as unknown as OpenHosts,
  );
  return <HostsContext value={hosts}>{children}</HostsContext>;
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
