import { initializeApp } from 'firebase/app';
import {
  disableNetwork,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { StoppedError } from '../../store/hosts-errors';
import { watchGuestList } from './watch-guest-list';

/** Does what the SDK does after a failed assertion: its queue stops, and a promise that nobody handles is rejected. */
async function failInside(firestore: Firestore): Promise<void> {
  const { _firestoreClient: client } = firestore as unknown as {
    _firestoreClient: { asyncQueue: { enqueue: (task: () => Promise<void>) => Promise<void> } };
  };
  const failed = client.asyncQueue.enqueue(async () => {
    throw new Error('INTERNAL ASSERTION FAILED: Unexpected state');
  });
  await expect(failed).rejects.toThrow('INTERNAL ASSERTION FAILED');
}

it('A list that the SDK no longer reports is said to have stopped, once, and can be left', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  setLogLevel('silent');
  const firestore = initializeFirestore(initializeApp({ projectId: 'demo' }), {});
  await disableNetwork(firestore);
  const error = vi.fn();
  const watcher = { email: 'host@example.com', role: null };
  const stop = watchGuestList(firestore, { days: [] }, { next: () => {}, error }, watcher);
  page.dispatchEvent(new Event('unhandledrejection'));
  expect(error).not.toHaveBeenCalled();

  await failInside(firestore);
  page.dispatchEvent(new Event('unhandledrejection'));
  page.dispatchEvent(new Event('unhandledrejection'));
  expect(error).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledWith(expect.any(StoppedError));
  stop();
});
