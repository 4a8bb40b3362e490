import { expect, it } from 'vitest';
import type { Listener } from '../model/store/hosts-backend';
import { watchedStore } from './hosts-site';

interface State {
  readonly table: string;
  readonly isLive: boolean;
}

function open() {
  const listeners: Listener<State>[] = [];
  const store = watchedStore<State>((listener) => {
    listeners.push(listener);
    return () => {};
  });
  return { ...store, newest: () => listeners.at(-1), listen: () => store.subscribe(() => {}) };
}

it('knows the last state after its readers have left, but not as confirmed', () => {
  const { read, newest, listen } = open();
  const [leave, leaveLast] = [listen(), listen()];
  newest()?.next({ table: '7', isLive: true });
  leave();
  expect(read().state).toEqual({ table: '7', isLive: true });
  leaveLast();
  expect(read()).toEqual({ state: { table: '7', isLive: false }, failure: null });
  listen();
  newest()?.next({ table: '8', isLive: true });
  expect(read().state).toEqual({ table: '8', isLive: true });
});

it('tries again for the next reader after a failure', () => {
  const { read, newest, listen } = open();
  const leave = listen();
  newest()?.error(new Error('Busy'));
  expect(read().failure).not.toBeNull();
  leave();
  expect(read()).toEqual({ state: null, failure: null });
});
