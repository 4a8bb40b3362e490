// Replaces the worker of an earlier deployment, empties its caches and removes itself, if VITE_SERVICE_WORKER is "off".

import { within } from '@invitation/domain/browser/within';
import { emptyCaches } from './empty-caches';

interface Worker {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
}

const worker = self as unknown as Worker;
/** A page may wait for this worker, and the cache storage of an iPhone may never answer. */
const CACHE_PATIENCE_MS = 1_000;

async function remove(): Promise<void> {
  await worker.registration.unregister();
  await within(CACHE_PATIENCE_MS, emptyCaches());
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(remove()));
