import type { HostRole } from '../../store/hosts-backend';

/** The collections of the list. A helper at the door may not read `distinct`. */
export type ListName = 'rsvps' | 'invitations' | 'arrivals' | 'distinct';

/** What a snapshot of a collection says besides its documents. */
interface Snapshot {
  readonly fromCache: boolean;
  /** The keys of documents with changes that wait for the connection. */
  readonly unsent: readonly string[];
}

/** What is known of the account and of its collections. */
export interface WatchState {
  /** `asked`: neither the copy nor the server has said anything. `unknown`: the copy has no role, and is shown as a host's. */
  readonly role: 'asked' | 'unknown' | 'host' | HostRole;
  /** Whether the server has said the role. */
  readonly isRoleLive: boolean;
  readonly snapshots: { readonly [Name in ListName]?: Snapshot };
  /** Whether the listening has ended. Nothing is reported afterwards. */
  readonly isOver: boolean;
}

export type WatchEvent =
  /** The account's entry in `hosts`. The owner has none, and the copy may not have it yet. */
  | {
      readonly type: 'role read';
      readonly role: unknown;
      readonly exists: boolean;
      readonly fromCache: boolean;
    }
  | ({ readonly type: 'collection read'; readonly name: ListName } & Snapshot)
  /** The server may refuse `distinct` to a former host before it says the new role. */
  | { readonly type: 'distinct refused' }
  | { readonly type: 'over' };

/** @param role of the copy on this device. `null` if it says none */
export const startWatch = (role: string | null): WatchState => ({
  role: role === null ? 'asked' : roleOf(role),
  isRoleLive: false,
  snapshots: {},
  isOver: false,
});

export function reduceWatch(state: WatchState, event: WatchEvent): WatchState {
  if (state.isOver) return state;
  switch (event.type) {
    case 'role read': {
      const { exists, fromCache } = event;
      if (!exists && fromCache) {
        return state.role === 'asked' ? { ...state, role: 'unknown' } : state;
      }
      const role = roleOf(event.role);
      const next: WatchState = { ...state, role, isRoleLive: !fromCache };
      return role === 'door' ? withoutDistinct(next) : next;
    }
    case 'collection read': {
      const { name, fromCache, unsent } = event;
      return { ...state, snapshots: { ...state.snapshots, [name]: { fromCache, unsent } } };
    }
    case 'distinct refused':
      return withoutDistinct(state);
    case 'over':
      return { ...state, isOver: true };
  }
}

export const listensToDistinct = ({ role, isOver }: WatchState): boolean =>
  role === 'host' && !isOver;

/** @returns `null` until each collection is known */
export function reportOf(state: WatchState) {
  const { role, isRoleLive, snapshots, isOver } = state;
  const names: ListName[] = ['rsvps', 'invitations', 'arrivals'];
  if (listensToDistinct(state)) names.push('distinct');
  const known = names.flatMap((name) => snapshots[name] ?? []);
  if (isOver || role === 'asked' || known.length < names.length) return null;
  return {
    role: role === 'door' ? role : undefined,
    // The server lists `distinct` for hosts only, so its answer tells the role too.
    isLive: (isRoleLive || role === 'host') && known.every(({ fromCache }) => !fromCache),
    // A guest who was added at the door has a reply and arrivals.
    unsent: new Set(known.flatMap(({ unsent }) => unsent)).size,
  };
}

const roleOf = (role: unknown) => (role === 'door' ? role : 'host');

const withoutDistinct = (state: WatchState): WatchState => {
  const { distinct: _, ...snapshots } = state.snapshots;
  return { ...state, snapshots };
};
