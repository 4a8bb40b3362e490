import { expect, it } from 'vitest';
import type { RelayedRequest, RelayLog } from './log';
import { countRoundTrips } from './round-trips';

const connection = 1000;
const request = (sentAt: number, answeredAt: number | null): RelayedRequest => ({
  sentAt,
  answeredAt,
});
const count = (log: Partial<RelayLog>, from = 0, until = 9999) =>
  countRoundTrips({ connections: [], requests: [], ...log }, [from, until], 100);

it('counts two round trips for a connection and one for a request', () => {
  expect(count({ connections: [connection] })).toBe(2);
  expect(count({ requests: [request(1210, 1390)] })).toBe(1);
  expect(count({ connections: [connection], requests: [request(1210, 1390)] })).toBe(3);
});

it('counts simultaneous round trips once', () => {
  const requests = [request(1100, 1200), request(1500, 1600), request(1525, 1625)];
  expect(count({ connections: [connection], requests })).toBe(3.25);
});

it('does not count round trips outside of the period', () => {
  const requests = [request(900, 1000), request(1100, 1200), request(1300, 1400)];
  expect(count({ requests }, 1150, 1325)).toBe(0.75);
  expect(count({ requests }, 2000)).toBe(0);
});

it('counts half a round trip for a request without an answer', () => {
  expect(count({ requests: [request(1000, null)] })).toBe(0.5);
});
