import type { Connection, RelayedRequest, RelayLog } from '@invitation/emulators/relays/log';

/** A connection that was ready this long before its first request was opened ahead. */
const OPENED_AHEAD_MS = 25;

/** A request or a connection. Times are in milliseconds since the guest's wait began. */
export interface Step {
  /** The first part of the host's name, e.g. `firestore`. */
  readonly service: string;
  /** Method and last part of the path, e.g. `POST accounts:signUp`, or the kind of connection. */
  readonly label: string;
  readonly start: number;
  readonly end: number | null;
}

/** A period, in milliseconds since 1970. */
export interface Period {
  readonly from: number;
  /** The times of the steps count from here. */
  readonly start: number;
  readonly until: number;
}

/**
 * The requests and connections of a period, by their start. A connection that was opened before belongs to the period of
 * its first request.
 */
export function timeline(log: RelayLog, { from, start, until }: Period): Step[] {
  const isWithin = (time: number) => time >= from && time < until;
  const sinceStart = (time: number | null) => time && time - start;
  const requests = log.requests.filter(({ sentAt }) => isWithin(sentAt));
  const connections = log.connections.flatMap((connection) => {
    const first = log.requests.find((request) => request.connection === connection);
    const belongs = isWithin(connection.openedAt) || (first && isWithin(first.sentAt));
    return belongs ? [{ ...connection, label: connectionLabel(connection, first) }] : [];
  });
  return [
    ...connections.map(({ host, label, openedAt, readyAt }) => ({
      service: serviceOf(host),
      label,
      start: openedAt - start,
      end: sinceStart(readyAt),
    })),
    ...requests.map(({ host, method, path, sentAt, answeredAt }) => ({
      service: serviceOf(host),
      label: `${method} ${lastPartOf(path)}`,
      start: sentAt - start,
      end: sinceStart(answeredAt),
    })),
  ].sort((one, other) => one.start - other.start);
}

function connectionLabel({ readyAt }: Connection, first: RelayedRequest | undefined): string {
  if (!first) return 'connection, not used';
  const idleMs = first.sentAt - (readyAt ?? 0);
  return idleMs > OPENED_AHEAD_MS ? 'connection, opened ahead' : 'connection';
}

const serviceOf = (host: string): string => host.split('.')[0] ?? host;

/** Such as `documents:commit`. */
const lastPartOf = (path: string): string => path.split('?')[0]?.split('/').at(-1) ?? path;
