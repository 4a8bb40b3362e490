/** Milliseconds since 1970 with fractions. All processes share this clock. */
export const now = (): number => performance.timeOrigin + performance.now();

/** A connection of the browser. Times are in milliseconds since 1970. */
export interface Connection {
  readonly host: string;
  readonly openedAt: number;
  /** When the handshakes of TCP and TLS ended; `null` before that. */
  readyAt: number | null;
}

/** A request of the browser. Times are in milliseconds since 1970. */
export interface RelayedRequest {
  readonly host: string;
  readonly method: string;
  readonly path: string;
  readonly connection: Connection;
  readonly sentAt: number;
  /** When the response ended or the browser cancelled the request; `null` before that. */
  answeredAt: number | null;
}

/** All connections and requests of the relays, in the order of their arrival. */
export interface RelayLog {
  readonly connections: readonly Connection[];
  readonly requests: readonly RelayedRequest[];
}
