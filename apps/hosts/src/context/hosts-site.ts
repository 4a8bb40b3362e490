import type { GuestTexts } from '@invitation/domain/event/card-texts';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import type { Phases } from '@invitation/domain/event/phases';
import type { Mode } from '@invitation/domain/mode/mode';
import type { Question } from '@invitation/domain/record/record';
import { createContext, use, useSyncExternalStore } from 'react';
import type { GuestListStore } from '../model/backend/guest-list-store';
import type { GuestList } from '../model/people/guest-list';
import type { InvitedTo } from '../model/people/invited-to';
import type { WatchedState } from '../model/store/documents';
import { NO_NOTES, type NotesByKey } from '../model/store/guest-notes';
import type { HostAccount, HostsBackend, Listener } from '../model/store/hosts-backend';
import { newestOf, type Store } from '../model/store/store';
import { timeFormat } from '../model/text/format';

/** What the page knows of the celebration. It is also read outside a browser, to prerender the frame. */
export interface HostsSite {
  /** E.g. `Nora & Sam`. */
  readonly hosts: string;
  /** All days, in chronological order. */
  readonly events: readonly CelebrationEvent[];
  /** The questions of both sites (B17). */
  readonly questions: readonly Question[];
  /** Whether invitations may name the people on them (B14). */
  readonly namedGuests: boolean;
  /** The phases of the weekend's site (B21). */
  readonly phases?: Phases | null | undefined;
  /** When guests begin to see their table (B15). Without it, they never do. */
  readonly tablesFrom?: string | null | undefined;
  readonly invitedTo: InvitedTo;
  /** The texts for guests in each language of the sites, the default first (B16). */
  readonly guestTexts: readonly [GuestTexts, ...GuestTexts[]];
  /** The class name of a theme in the ui package. */
  readonly theme: string;
  /** The theme of the cards to print, by the site that a card leads to. */
  readonly cardThemes: Readonly<Record<Mode, string>>;
  /** The gate's password, UTF-8 in base64, for personal links. */
  readonly password: string;
  /** The addresses at which guests with a personal invitation reply. Empty if the deployment has no personal links. */
  readonly addresses: Readonly<Record<Mode, string>>;
  readonly openBackend: () => Promise<HostsBackend>;
}

/** The site with values that pages derive from it. */
export interface OpenSite extends HostsSite {
  /** The languages that an invitation can be in. Empty for sites in one language. */
  readonly languages: readonly string[];
  /** Formats a time in the time zone of the celebration. */
  readonly formatTime: (time: Date) => string;
}

export const openSite = (site: HostsSite): OpenSite => ({
  ...site,
  languages: site.guestTexts.length > 1 ? site.guestTexts.map(({ language }) => language) : [],
  formatTime: timeFormat(site.events[0]?.timeZone),
});

export interface OpenHosts {
  readonly site: OpenSite;
  readonly backend: HostsBackend;
  /** `undefined` until the account is known. */
  readonly account: Store<HostAccount | null | undefined>;
  readonly guestList: GuestListStore;
  /** Hosts' notes. Only some pages need these, `tables` and `news`, so they are read once the first such page is opened. */
  readonly notes: Store<Watched<WatchedState<'guestNotes'>>>;
  readonly tables: Store<Watched<WatchedState<'tables'>>>;
  readonly news: Store<Watched<WatchedState<'news'>>>;
  /** Starts the page again. Drafts stay. */
  readonly restart: () => void;
}

/** What a listener has reported. A failure ends the reports. */
export interface Watched<State> {
  /** `null` before the first report. */
  readonly state: State | null;
  readonly failure: Error | null;
}

/** The reports of a listener, while there are readers. Afterwards the last report stays, but no longer as confirmed. */
export const watchedStore = <State extends { readonly isLive: boolean }>(
  watch: (listener: Listener<State>) => () => void,
): Store<Watched<State>> =>
  newestOf<Watched<State>>({ state: null, failure: null }, (next) => {
    let last: State | null = null;
    const report = (state: State | null, failure: Error | null = null) => {
      last = state;
      next({ state, failure });
    };
    const stop = watch({ next: report, error: (failure) => report(null, failure) });
    return () => {
      stop();
      report(last && { ...last, isLive: false });
    };
  });

/** `null` until the backend is open. */
export const HostsContext = createContext<OpenHosts | null>(null);

/** @throws an Error outside a `HostsContext` */
export function useHosts(): OpenHosts {
  const hosts = use(HostsContext);
  if (hosts === null) throw new Error('useHosts must be used within a HostsContext');
  return hosts;
}

export const useStore = <Value>({ subscribe, read }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read);

const subscribeToNothing = () => () => {};

/** The value of a store, or `first` while there is no store. */
export function useStoreOr<Value, First>(
  first: First,
  store: Store<Value> | undefined,
): Value | First {
  const readFirst = () => first;
  return useSyncExternalStore<Value | First>(
    store?.subscribe ?? subscribeToNothing,
    store?.read ?? readFirst,
    readFirst,
  );
}

/**
 * The guest list of a page.
 *
 * @throws an Error before the list is loaded
 */
export function useGuestList(): GuestList {
  const { list } = useStore(useHosts().guestList);
  if (list === null) throw new Error('useGuestList must be used after the list is loaded');
  return list;
}

/** Hosts' notes, for rows that can do without them. Empty until they are loaded. */
export function useShownNotes(areWatched: boolean): NotesByKey {
  const { notes } = useHosts();
  return useStoreOr(null, areWatched ? notes : undefined)?.state?.byKey ?? NO_NOTES;
}
