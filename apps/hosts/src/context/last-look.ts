import { useEffect, useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import type { GuestList } from '../model/people/guest-list';
import type { Reply } from '../model/store/collections';
import { createStore } from '../model/store/store';
import { storedValue } from '../model/store/stored';
import { useStore } from './hosts-site';

// Server times of replies, in milliseconds. No clock of a device is compared with them.

const schema = z.object({ at: z.optional(z.number()) });
/** The time of the latest reply that this device has shown on the overview, in any tab. */
const seen = storedValue('hosts_seen', 'localStorage', schema, {});
/** Replies after this time are marked in this tab, also after a reload. */
const marked = storedValue('hosts_marked', 'sessionStorage', schema, {});
/** Whether this tab shows the overview to somebody. */
const looking = createStore(false);
/** How many replies are new, on any page. */
const newNumber = createStore(0);

const timeOf = ({ lastRsvp }: Reply): number => lastRsvp?.getTime() ?? 0;

/**
 * Records that a host sees all replies up to this time. The new ones stay marked until a later look finds newer ones.
 *
 * @param newest when the latest reply was saved
 * @param begin what this function has returned earlier in this look; `null` at first
 */
export function look(newest: number, begin: number | null): number {
  // Another tab may have looked since. The first look of a device marks nothing.
  const { at = newest } = seen.readStored();
  const start = begin ?? at;
  if (newest > start || marked.read().at === undefined) marked.set({ at: start });
  seen.set({ at: Math.max(at, newest) });
  return start;
}

export function forgetLook(): void {
  seen.set({});
  marked.set({});
}

/** Takes over what another tab has seen. */
const followTabs = ({ key }: StorageEvent) => {
  if (key === null || key === 'hosts_seen') seen.set(seen.readStored());
};

/** Replies after this time are new to the host. `undefined` before the first look. */
export function useSince(): number | undefined {
  const isLooking = useStore(looking);
  const [before, since] = [useStore(seen), useStore(marked)];
  useEffect(() => {
    addEventListener('storage', followTabs);
    return () => removeEventListener('storage', followTabs);
  }, []);
  return (isLooking ? since : before).at;
}

export const isNewReply = (reply: Reply, since: number | undefined): boolean =>
  since !== undefined && timeOf(reply) > since;

export const newReplies = (replies: readonly Reply[], since: number | undefined): number =>
  replies.filter((reply) => isNewReply(reply, since)).length;

/** The number of new replies, for the title of a page. */
export const useNewNumber = (): number => useStore(newNumber);

/** Counts the replies that are new to the host, for titles and for the app's icon. */
export function useCountNew(list: GuestList | null): void {
  const since = useSince();
  const number = useMemo(() => (list ? newReplies(list.replies, since) : 0), [list, since]);
  useEffect(() => {
    newNumber.set(number);
    // Without the permission for it, the icon stays as it is.
    if ('setAppBadge' in navigator) navigator.setAppBadge(number).catch(() => {});
    return () => newNumber.set(0);
  }, [number]);
}

/** Records what a host sees of the guest list, while the page is on the screen. */
export function useLook({ replies, isLive, unsent }: GuestList): void {
  const begin = useRef<number | null>(null);
  useEffect(() => {
    const update = () => {
      const isVisible = document.visibilityState === 'visible';
      // Before the server has a walk-in of this device, its time is from the device's clock.
      if (isVisible && isLive && unsent === 0) {
        begin.current = look(Math.max(0, ...replies.map(timeOf)), begin.current);
      }
      if (!isVisible) begin.current = null;
      looking.set(begin.current !== null);
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [replies, isLive, unsent]);
  useEffect(() => () => looking.set(false), []);
}
