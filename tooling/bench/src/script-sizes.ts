import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesOf, filesOfGate, filesOfPage } from '@invitation/vite/chunks';
import { build } from 'vite';
import type { Report } from './report';
import { table } from './table';

/** Settings of a build with the hosted backend. Their length is that of real settings. */
const SETTINGS = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'an-api-key-of-the-usual-length-of-39-ch',
  VITE_FIREBASE_PROJECT_ID: 'a-project',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef012345',
};

/** Only the chunk of canvas-confetti has this export. */
const CONFETTI = 'create';

/** The script that one step loads, in units of 1000 bytes after Brotli at its highest level. */
export interface ScriptSize {
  readonly app: string;
  readonly step: string;
  readonly kilobytes: number;
  readonly budget: number;
}

/** Builds the apps and measures the script that each step adds. */
export async function measureScriptSizes(): Promise<ScriptSize[]> {
  Object.assign(process.env, SETTINGS);
  return [...(await measureGuestsSite()), ...(await measureHostsPage())];
}

/** Builds an app. Returns its scripts, and a function that measures those that no earlier call has counted. */
async function buildApp(app: string) {
  const root = fileURLToPath(new URL(`../../../apps/${app}`, import.meta.url));
  const result = await build({ root, mode: 'size', logLevel: 'warn', build: { write: false } });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`The build of ${app} has no output.`);
  const chunks = output.output.filter((file) => file.type === 'chunk');

  const counted = new Set<string>();
  /** The size of the files that no earlier step has loaded, in kilobytes. */
  const addedSize = (files: readonly string[]) => {
    const added = chunks.filter(
      ({ fileName }) => files.includes(fileName) && !counted.has(fileName),
    );
    for (const { fileName } of added) counted.add(fileName);
    return added.reduce((sum, { code }) => sum + brotliCompressSync(code).length / 1000, 0);
  };
  return { chunks, addedSize };
}

/** The Saturday's site has the same code, and fewer days. */
async function measureGuestsSite(): Promise<ScriptSize[]> {
  const app = 'full';
  const { chunks, addedSize } = await buildApp(app);
  const gate = addedSize(filesOfGate(chunks));
  const form = addedSize(filesOfPage(chunks, '/'));
  const toasts = addedSize(filesOf(chunks, ['mountToaster']));
  const thankYou =
    addedSize(filesOfPage(chunks, '/thank-you')) + addedSize(filesOf(chunks, [CONFETTI]));
  const viewer = addedSize(filesOfPage(chunks, '/our-story'));
  return [
    { app, step: 'the gate', kilobytes: gate, budget: 66 },
    { app, step: 'all up to the saved RSVP', kilobytes: gate + form, budget: 165 },
    { app, step: 'what the first toast adds', kilobytes: toasts, budget: 12 },
    { app, step: 'what the thank-you page adds', kilobytes: thankYou, budget: 12 },
    { app, step: 'what the story viewer adds', kilobytes: viewer, budget: 8 },
  ];
}

/** The hosts' page loads the whole Firestore SDK, with its listener and its copy on the device. */
async function measureHostsPage(): Promise<ScriptSize[]> {
  const { chunks, addedSize } = await buildApp('hosts');
  const app = 'hosts';
  const first = addedSize(filesOf(chunks, ['openPage', 'openFirebaseHosts']));
  const entry = addedSize(filesOfGate(chunks));
  const guest = addedSize(filesOf(chunks, ['GuestPage', 'NewGuestPage', 'PrintPage']));
  const table = addedSize(filesOf(chunks, ['csv']));
  return [
    { app, step: 'the first list', kilobytes: entry + first, budget: 330 },
    { app, step: 'what the page of a guest adds', kilobytes: guest, budget: 25 },
    { app, step: 'what the table for the caterer adds', kilobytes: table, budget: 12 },
  ];
}

/** The script sizes as a table, and the exceeded budgets. */
export const scriptSizesReport = (sizes: readonly ScriptSize[]): Report => ({
  text: table(
    ['app', 'script (KB, Brotli)', 'weight', 'budget'],
    sizes.map(({ app, step, kilobytes, budget }) => [
      app,
      step,
      kilobytes.toFixed(1),
      String(budget),
    ]),
  ),
  failures: sizes
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(
      ({ app, step, kilobytes, budget }) =>
        `${app}: ${step} is ${kilobytes.toFixed(1)} KB of script, over its budget of ${budget} KB. Load some of it later, or remove it.`,
    ),
});
