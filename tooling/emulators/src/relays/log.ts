/** Milliseconds since 1970 with fractions. All processes share this clock. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Times are in milliseconds since 1970. */
export interface RelayedRequest {
  readonly sentAt: number;
  /** When the response ended or the browser cancelled the request; `null` before that. */
  answeredAt: number | null;
}

export interface RelayLog {
  /** When each was opened, in milliseconds since 1970. */
  readonly connections: number[];
  readonly requests: RelayedRequest[];
}
