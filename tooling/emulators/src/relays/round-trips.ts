import type { RelayLog } from './log';

/** In milliseconds since 1970. */
type Period = readonly [start: number, end: number];

/** Simultaneous round trips count once. */
export function countRoundTrips(
  { connections, requests }: RelayLog,
  [start, end]: Period,
  roundTripMs: number,
): number {
  const inTransit: Period[] = [
    // The handshakes of TCP and TLS take one round trip each.
    ...connections.map((openedAt): Period => [openedAt, openedAt + 2 * roundTripMs]),
    ...requests.flatMap(({ sentAt, answeredAt }): Period[] => [
      [sentAt, sentAt + roundTripMs / 2],
      ...(answeredAt === null ? [] : [[answeredAt - roundTripMs / 2, answeredAt] as const]),
    ]),
  ];
  let passed = 0;
  let counted = start;
  for (const [from, until] of inTransit.sort(([one], [other]) => one - other)) {
    const last = Math.min(until, end);
    passed += Math.max(0, last - Math.max(from, counted));
    counted = Math.max(counted, last);
  }
  return passed / roundTripMs;
}
