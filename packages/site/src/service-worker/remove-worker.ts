// Replaces the worker of an earlier deployment, empties its caches and removes itself, if VITE_SERVICE_WORKER is "off".

interface Worker {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(promise: Promise<unknown>): void }) => void,
  ): void;
}

const worker = self as unknown as Worker;

async function remove(): Promise<void> {
  await worker.registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(remove()));
