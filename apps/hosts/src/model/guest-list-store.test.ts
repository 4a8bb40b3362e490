import { expect, it, vi } from 'vitest';
import { fakeBackend } from '../testing/fake-backend';
import { EMPTY_GUEST_LIST } from './guest-list';
import { guestListStore } from './guest-list-store';

const STATE = { ...EMPTY_GUEST_LIST, replies: [{ key: 'ada', name: 'Ada' }], isLive: true };

it('All readers share one listener, which ends with the last of them', () => {
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const store = guestListStore({ watch, setArrivals: vi.fn() });
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
  expect(store.read().list).toMatchObject({
    guests: [],
    otherArrivals: [{ key: 'ada', name: 'Ada', arrivals: { friday: 2 } }],
  });
  // The name is known as long as the page is open, also if another phone sends its mark late.
  backend.report({ ...STATE, arrivals: [], replies: [] });
  backend.report({ ...STATE, arrivals, replies: [] });
  expect(store.read().list?.otherArrivals).toMatchObject([{ name: 'Ada' }]);
});

it('A failure keeps the list', () => {
  const failure = new Error('The server refused this.');
  const store = guestListStore({
    watch(listener) {
      listener.next(STATE);
      listener.error(failure);
      return () => {};
    },
    setArrivals: vi.fn(),
  });
  store.subscribe(() => {});
  expect(store.read()).toMatchObject({ failure, list: { guests: [{ key: 'ada' }] } });
});

/** A backend whose writes are answered by the test. */
function withAnswers() {
  const backend = fakeBackend((listener) => listener.next(STATE));
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const setArrivals = vi.fn(
    () => new Promise<void>((resolve, reject) => answers.push({ resolve, reject })),
  );
  const onLost = vi.fn();
  const store = guestListStore({ ...backend, setArrivals }, onLost);
  store.subscribe(() => {});
  const report = (friday: number) =>
    backend.report({ ...STATE, arrivals: [{ key: 'ada', people: { friday, saturday: 1 } }] });
  const shown = () => store.read().list?.byKey.get('ada')?.arrivals;
  return { store, answers, report, shown, onLost };
}

it('A mark shows at once, whatever the listener does', () => {
  const { store, report, shown } = withAnswers();
  void store.setArrivals('ada', 'friday', 3);
  expect(shown()).toEqual({ friday: 3 });
  void store.setArrivals('ada', 'friday', 4);
  // A state from before the mark.
  report(0);
  expect(shown()).toEqual({ friday: 4, saturday: 1 });
});

it('The number of another device replaces a mark that the listener has reported', () => {
  const { store, report, shown } = withAnswers();
  void store.setArrivals('ada', 'friday', 3);
  report(3);
  report(5);
  expect(shown()).toEqual({ friday: 5, saturday: 1 });
});

it('A refused mark goes, and its error is told', async () => {
  const { store, answers, shown } = withAnswers();
  const set = store.setArrivals('ada', 'friday', 3);
  answers[0]?.reject(new Error('This account is not a host.'));
  await expect(set).rejects.toThrow('This account is not a host.');
  expect(shown()).toEqual({});
});

it('A mark that another device takes back is told once', async () => {
  const { store, answers, report, onLost } = withAnswers();
  const set = store.setArrivals('ada', 'friday', 3);
  report(3);
  answers[0]?.resolve();
  await set;
  report(4);
  expect(onLost).not.toHaveBeenCalled();
  report(0);
  report(0);
  expect(onLost.mock.calls).toEqual([
    [expect.objectContaining({ key: 'ada', day: 'friday', people: 3 }), 0],
  ]);
});

it('A mark that this device takes back is not lost', async () => {
  const { store, answers, report, onLost } = withAnswers();
  const sets = [store.setArrivals('ada', 'friday', 3), store.setArrivals('ada', 'friday', 0)];
  for (const each of answers) each.resolve();
  await Promise.all(sets);
  report(3);
  report(0);
  expect(onLost).not.toHaveBeenCalled();
});
