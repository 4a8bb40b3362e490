import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { describe, expect, it } from 'vitest';
import {
  listensToDistinct,
  reduceWatch,
  reportOf,
  startWatch,
  type WatchEvent,
} from './watch-state';

const LISTS = ['rsvps', 'invitations', 'arrivals'] as const;
const read = (
  name: (typeof LISTS)[number] | 'distinct',
  fromCache = false,
  unsent: readonly string[] = [],
): WatchEvent => ({ type: 'collection read', name, fromCache, unsent });
const entry = (role: string | undefined, fromCache = false): WatchEvent => ({
  type: 'role read',
  role,
  exists: role !== undefined,
  fromCache,
});
const HOST = 'host';
const after = (role: string | null, ...events: readonly WatchEvent[]) =>
  events.reduce(reduceWatch, startWatch(role));
const lists = LISTS.map((name) => read(name));

describe('A list is reported', () => {
  it('when each of its collections has been read, and of a helper without `distinct`', () => {
    expect(reportOf(after(HOST, ...lists))).toBeNull();
    const whole = after(HOST, ...lists, read('distinct'));
    expect(reportOf(whole)).toEqual({ role: undefined, isLive: true, unsent: 0 });
    expect(reportOf(after('door', ...lists))).toEqual({ role: 'door', isLive: false, unsent: 0 });
  });

  it('without a role in the copy only once something says it', () => {
    const asked = after(null, ...lists);
    expect(reportOf(asked)).toBeNull();
    expect(listensToDistinct(asked)).toBe(false);
    const unknown = reduceWatch(asked, entry(undefined, true));
    expect(reportOf(unknown)).toMatchObject({ role: undefined, isLive: false });
    expect(listensToDistinct(unknown)).toBe(false);
    expect(listensToDistinct(reduceWatch(unknown, entry(undefined)))).toBe(true);
  });

  it('as live once the server has said the role and read each collection', () => {
    const copied = after('door', ...lists);
    expect(reportOf(reduceWatch(copied, entry('door', true)))?.isLive).toBe(false);
    const live = reduceWatch(copied, entry('door'));
    expect(reportOf(live)?.isLive).toBe(true);
    expect(reportOf(reduceWatch(live, read('rsvps', true)))?.isLive).toBe(false);
  });

  it('as live by what only a host may read, before the entry of the host', () => {
    expect(reportOf(after(HOST, ...lists, read('distinct')))?.isLive).toBe(true);
    expect(reportOf(after(HOST, ...lists, read('distinct', true)))?.isLive).toBe(false);
  });

  it('with each guest who waits for the connection counted once', () => {
    const state = after(
      'door',
      read('rsvps', true, ['zoe']),
      read('invitations', true),
      read('arrivals', true, ['ada', 'zoe']),
    );
    expect(reportOf(state)?.unsent).toBe(2);
  });
});

it('A host who becomes a helper is reported once the role is said, and as a host again once `distinct` is read', () => {
  const host = after(HOST, entry(HOST), ...lists, read('distinct'));
  const refused = reduceWatch(host, { type: 'distinct refused' });
  expect(reportOf(refused)).toBeNull();
  const helper = reduceWatch(refused, entry('door'));
  expect(reportOf(helper)).toMatchObject({ role: 'door', isLive: true });
  const again = reduceWatch(helper, entry(HOST));
  expect(listensToDistinct(again)).toBe(true);
  expect(reportOf(again)).toBeNull();
  expect(reportOf(reduceWatch(again, read('distinct')))).toMatchObject({ isLive: true });
});

const event = fc.oneof(
  fc.record({
    type: fc.constant('role read' as const),
    role: fc.constantFrom('door', HOST, undefined),
    exists: fc.boolean(),
    fromCache: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('collection read' as const),
    name: fc.constantFrom(...LISTS, 'distinct' as const),
    fromCache: fc.boolean(),
    unsent: fc.uniqueArray(fc.constantFrom('ada', 'zoe')),
  }),
  fc.record({ type: fc.constant('distinct refused' as const) }),
);
const start = fc.constantFrom(null, HOST, 'door');

describe('In any order of events', () => {
  it('a report is whole, and live only if the server has said all of it', () => {
    fc.assert(
      fc.property(start, fc.array(event), (role, events) => {
        const state = after(role, ...events);
        const report = reportOf(state);
        if (!report) return;
        const names = listensToDistinct(state) ? [...LISTS, 'distinct' as const] : LISTS;
        const last = names.map((name) =>
          events.filter((each) => each.type === 'collection read' && each.name === name).at(-1),
        );
        expect(last).not.toContain(undefined);
        if (report.isLive)
          expect(last).not.toContainEqual(expect.objectContaining({ fromCache: true }));
        expect(report.role === 'door').toBe(state.role === 'door');
      }),
    );
  });

  it('an order of collections does not matter', () => {
    const all = [...LISTS, 'distinct' as const].map((name) => read(name));
    fc.assert(
      fc.property(
        start,
        fc.shuffledSubarray([...all, entry('door')], { minLength: 5 }),
        (role, events) => {
          expect(reportOf(after(role, ...events))).toEqual({
            role: 'door',
            isLive: true,
            unsent: 0,
          });
        },
      ),
    );
  });

  it('nothing follows the end', () => {
    fc.assert(
      fc.property(start, fc.array(event), fc.array(event), (role, before, later) => {
        const over = after(role, ...before, { type: 'over' });
        expect(later.reduce(reduceWatch, over)).toBe(over);
        expect(reportOf(over)).toBeNull();
        expect(listensToDistinct(over)).toBe(false);
      }),
    );
  });
});
