import { expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/fake-backend';
import { EMPTY_GUEST_LIST } from './guest-list';
import { guestListStore } from './guest-list-store';

const STATE = { ...EMPTY_GUEST_LIST, replies: [{ key: 'ada', name: 'Ada' }], isLive: true };

it('All readers share one listener, which ends with the last of them', () => {
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const store = guestListStore({ watch });
  const stopReading = [store.subscribe(() => {}), store.subscribe(() => {})];
  expect(watch).toHaveBeenCalledOnce();
  stopReading[0]?.();
  expect(stop).not.toHaveBeenCalled();
  stopReading[1]?.();
  expect(stop).toHaveBeenCalledOnce();
});

it('Reports tell the readers, and keep the guests that have not changed', () => {
  const backend = fakeBackend(() => {});
  const store = guestListStore(backend);
  const reader = vi.fn();
  store.subscribe(reader);
  expect(store.read()).toEqual({ list: null, failure: null });
  backend.report(STATE);
  const { list } = store.read();
  expect(list?.guests).toMatchObject([{ key: 'ada' }]);
  const replies = [...STATE.replies, { key: 'bo', name: 'Bo' }];
  backend.report({ ...STATE, replies });
  expect(store.read().list?.byKey.get('ada')).toBe(list?.byKey.get('ada'));
  expect(reader).toHaveBeenCalledTimes(2);
});

it('Arrivals belong to the guest of the same key, also of one who was deleted meanwhile', () => {
  const backend = fakeBackend((listener) => listener.next(STATE));
  const store = guestListStore(backend);
  store.subscribe(() => {});
  const arrivals = [{ key: 'ada', people: { friday: 2 } }];
  backend.report({ ...STATE, arrivals });
  expect(store.read().list).toMatchObject({
    guests: [{ key: 'ada', arrivals: { friday: 2 } }],
    otherArrivals: [],
  });
  backend.report({ ...STATE, arrivals, replies: [] });
  expect(store.read().list).toMatchObject({ guests: [], otherArrivals: arrivals });
});

it('A failure keeps the list', () => {
  const failure = new Error('The server refused this.');
  const store = guestListStore({
    watch(listener) {
      listener.next(STATE);
      listener.error(failure);
      return () => {};
    },
  });
  store.subscribe(() => {});
  expect(store.read()).toMatchObject({ failure, list: { guests: [{ key: 'ada' }] } });
});
