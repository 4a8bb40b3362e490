import { webcrypto } from 'node:crypto';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import type { Backend } from '@invitation/backend/backend';
import type { GuestsSettings } from '@invitation/backend/firebase/firebase';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { PROJECT } from '@invitation/emulators/emulators';
import { emulatorProxy } from '@invitation/emulators/proxy';
import { build } from 'vite';

interface Adapter {
  openFirebaseBackend(settings: GuestsSettings): Backend;
}

const ADAPTER = fileURLToPath(import.meta.resolve('@invitation/backend/firebase/firebase'));
/** Stands for the emulators in the adapter's settings. Nothing listens there. */
const ORIGIN = 'http://127.0.0.1:9';

/** Builds the adapter for browsers, as one script with the SDK. */
async function buildAdapter(): Promise<Script> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: ADAPTER, formats: ['iife'], name: 'adapter' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${ADAPTER} could not be built.`);
  return new Script(chunk.code, { filename: 'adapter.js' });
}

/**
 * A connection for each request: an emulator may close a kept one at the moment it is used again. A browser then sends
 * the request once more, but Node's `fetch` fails.
 */
const fetchFrom =
  (targets: Readonly<Record<string, string>>): typeof fetch =>
  (input, { method, body, headers } = {}) =>
    new Promise((resolve, reject) => {
      const url = String(input).slice(ORIGIN.length);
      const target = Object.entries(targets).find(([prefix]) => url.startsWith(prefix))?.[1];
      if (target === undefined) throw new Error(`No emulator answers ${url}.`);
      const sent = request(
        new URL(url, target),
        {
          method: method ?? 'GET',
          headers: Object.fromEntries(new Headers(headers)),
          agent: false,
        },
        async (response) => {
          const text: string[] = [];
          response.setEncoding('utf8');
          try {
            for await (const part of response) text.push(part);
          } catch (error) {
            reject(error);
            return;
          }
          const type = response.headers['content-type'] ?? '';
          resolve(
            new Response(text.join(''), {
              status: response.statusCode ?? 500,
              headers: { 'content-type': type },
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body?.toString());
    });

/**
 * Returns a function that opens the adapter of another guest. Each has an SDK, storage and account of its own, like a
 * phone.
 *
 * @param emulators their variables with the addresses
 */
export async function guestPhones(
  emulators: Readonly<Record<string, string>>,
): Promise<() => Backend> {
  const script = await buildAdapter();
  const fetch = fetchFrom(emulatorProxy(emulators));
  return () => {
    const page = createContext({
      ...{ AbortController, AbortSignal, Headers, Request, Response, URL, URLSearchParams },
      ...{ TextEncoder, TextDecoder, atob, btoa, crypto: webcrypto, fetch, queueMicrotask },
      ...{ setTimeout, clearTimeout, setInterval, clearInterval, structuredClone },
      // The adapter logs each failure, which the report counts.
      console: { ...console, error: () => {} },
      localStorage: memoryStorage(),
      navigator: { onLine: true, userAgent: '' },
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    Object.assign(page, { self: page, window: page });
    script.runInContext(page);
    const { adapter } = page as { adapter: Adapter };
    return adapter.openFirebaseBackend({
      days: WEEKEND,
      apiKey: 'demo',
      projectId: PROJECT,
      appId: 'demo',
      emulators: ORIGIN,
    });
  };
}
