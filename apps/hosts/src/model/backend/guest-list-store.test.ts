import {
  type Arrivals,
  applyRecount,
  countsOn,
  NO_ARRIVALS,
  recount,
} from '@invitation/domain/guest-list/arrivals';
import { expect, it, vi } from 'vitest';
import { fakeBackend } from '../../testing/fake-backend';
import { EMPTY_GUEST_LIST } from '../people/guest-list';
import { guestListStore } from './guest-list-store';

const STATE = { ...EMPTY_GUEST_LIST, replies: [{ key: 'ada', name: 'Ada' }], isLive: true };

it('All readers share one listener, which ends with the last of them', () => {
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const store = guestListStore({ ...fakeBackend(() => {}), watch });
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

it('Arrivals belong to the guest of the same key, also of one who was deleted in between', () => {
  const backend = fakeBackend((listener) => listener.next(STATE));
  const store = guestListStore(backend);
  store.subscribe(() => {});
  const arrivals = [{ key: 'ada', people: { 'friday/a': 2 } }];
  backend.report({ ...STATE, arrivals });
  expect(store.read().list).toMatchObject({
    guests: [{ key: 'ada', arrivals: { 'friday/a': 2 } }],
    otherArrivals: [],
  });
  backend.report({ ...STATE, arrivals, replies: [] });
  expect(store.read().list).toMatchObject({
    guests: [],
    otherArrivals: [{ key: 'ada', name: 'Ada', arrivals: { 'friday/a': 2 } }],
  });
  // The name is known as long as the page is open, also if another phone sends its mark late.
  backend.report({ ...STATE, arrivals: [], replies: [] });
  backend.report({ ...STATE, arrivals, replies: [] });
  expect(store.read().list?.otherArrivals).toMatchObject([{ name: 'Ada' }]);
});

it('A failure keeps the list', () => {
  const failure = new Error('The server refused this.');
  const store = guestListStore({
    ...fakeBackend(() => {}),
    watch(listener) {
      listener.next(STATE);
      listener.error(failure);
      return () => {};
    },
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
  const store = guestListStore({ ...backend, setArrivals });
  store.subscribe(() => {});
  const report = (people: Arrivals) =>
    backend.report({ ...STATE, arrivals: [{ key: 'ada', people }] });
  const shown = () => store.read().list?.byKey.get('ada')?.arrivals ?? NO_ARRIVALS;
  /** Counts what is shown, like a host at the door. */
  const count = (...people: number[]) => {
    const change = recount(shown(), 'friday', people);
    const answer = store.setArrivals('ada', change);
    return { made: applyRecount(null, change), answer };
  };
  const answer = (index: number) => {
    answers[index]?.resolve();
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { answers, answer, report, shown, count };
}

const OTHER = { 'saturday/other': 1 } as const;

it('A mark shows at once, whatever the listener does', () => {
  const { count, report, shown } = withAnswers();
  void count(3);
  expect(countsOn(shown(), 'friday')).toEqual([3]);
  const { made } = count(4);
  expect(shown()).toEqual(made);
  // A state from before the mark.
  report(OTHER);
  expect(shown()).toEqual({ ...OTHER, ...made });
});

it('A mark that the server answers before the listener reports it stays', async () => {
  const { answer, count, report, shown } = withAnswers();
  const { made } = count(3);
  await answer(0);
  expect(shown()).toEqual(made);
  report(made);
  expect(shown()).toEqual(made);
  // Another phone has replaced the next one before the listener reported it.
  count(4);
  await answer(1);
  report({ 'friday/other': 2 });
  expect(shown()).toEqual({ 'friday/other': 2 });
});

it('The counts of other phones stand beside a mark or replace it, as reported', () => {
  const { count, report, shown } = withAnswers();
  const { made } = count(3);
  report({ ...made, 'friday/other': 2 });
  expect(shown()).toEqual({ ...made, 'friday/other': 2 });
  report({ 'friday/other': 5 });
  expect(shown()).toEqual({ 'friday/other': 5 });
});

it('A refused mark goes, and its error is told', async () => {
  const { answers, count, shown } = withAnswers();
  const { answer } = count(3);
  answers[0]?.reject(new Error('This account is not a host.'));
  await expect(answer).rejects.toThrow('This account is not a host.');
  expect(shown()).toEqual({});
});

it.each([
  ['reject', 'report'],
  ['report', 'reject'],
])('A mark that is reported and refused is gone (%s, %s)', async (...order) => {
  const { answers, count, report, shown } = withAnswers();
  const { made, answer } = count(3);
  // The SDK reports it before the server refuses it, and drops it as unreadable if another phone’s counts are too many.
  report(made);
  const refused = expect(answer).rejects.toThrow();
  for (const step of order) {
    if (step === 'report') report({});
    else answers[0]?.reject(new Error('The server refused this.'));
    await new Promise((resolve) => setTimeout(resolve));
  }
  await refused;
  expect(shown()).toEqual({});
});

it('A refused mark leaves a newer one', async () => {
  const { answers, count, shown } = withAnswers();
  const { answer } = count(3);
  const { made } = count(4);
  answers[0]?.reject(new Error('The server is busy.'));
  await expect(answer).rejects.toThrow();
  expect(shown()).toEqual(made);
});

it('A mark that this host undoes is gone, whenever the server answers', async () => {
  const { answer, count, report, shown } = withAnswers();
  count(3);
  count();
  await answer(0);
  report(OTHER);
  await answer(1);
  report(OTHER);
  expect(shown()).toEqual(OTHER);
});
