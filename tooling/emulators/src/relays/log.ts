/** Milliseconds since 1970 with fractions. All processes share this clock. */
export const now = (): number => performance.timeOrigin + performance.now();

export interface RelayedRequest {
  readonly sentAt: number;
  /** When the response ended or the browser cancelled the request. */
  answeredAt: number | null;
}

export interface RelayLog {
  readonly connections: number[];
  readonly requests: RelayedRequest[];
}
