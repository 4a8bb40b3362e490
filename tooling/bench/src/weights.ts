import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { filesBehind, filesOfGate, NEEDS } from '@invitation/vite/parts';
import { build } from 'vite';
import type { Report } from './report';
import { table } from './table';

/** Every app as guests would get it: on the hosted backend, whose settings weigh next to nothing. */
const SETTINGS = {
  VITE_BACKEND: 'firebase',
  VITE_FIREBASE_API_KEY: 'an-api-key-of-the-usual-length-of-39-ch',
  VITE_FIREBASE_PROJECT_ID: 'a-project',
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef012345',
};

/** What one stretch of a guest's way weighs, in kilobytes (1000 bytes) of script after Brotli at its best. */
export interface Weight {
  readonly app: string;
  readonly what: string;
  readonly kilobytes: number;
  readonly budget: number;
}

/** Builds both apps and weighs the script that each stretch of the way adds. */
export async function weighApps(): Promise<Weight[]> {
  Object.assign(process.env, SETTINGS);
  return [...(await weighApp('full')), ...(await weighApp('saturday'))];
}

async function weighApp(app: string): Promise<Weight[]> {
  const root = fileURLToPath(new URL(`../../../apps/${app}`, import.meta.url));
  const result = await build({ root, mode: 'size', logLevel: 'warn', build: { write: false } });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`The build of ${app} has made nothing.`);
  const chunks = output.output.filter((file) => file.type === 'chunk');

  const counted = new Set<string>();
  /** The weight of those files that no stretch before had. */
  const added = (files: readonly string[]) => {
    const fresh = chunks.filter(
      ({ fileName }) => files.includes(fileName) && !counted.has(fileName),
    );
    for (const { fileName } of fresh) counted.add(fileName);
    return fresh.reduce((sum, { code }) => sum + brotliCompressSync(code).length / 1000, 0);
  };
  const gate = added(filesOfGate(chunks));
  const form = added(filesBehind(chunks, NEEDS['/']));
  const toasts = added(filesBehind(chunks, ['site/src/toasts.tsx']));
  const thankYou = added(
    filesBehind(chunks, [...NEEDS['/thank-you'], 'canvas-confetti/dist/confetti.module.mjs']),
  );
  const viewer = added(filesBehind(chunks, NEEDS['/our-story']));
  return [
    { app, what: 'the gate', kilobytes: gate, budget: 66 },
    { app, what: 'all up to the saved RSVP', kilobytes: gate + form, budget: 165 },
    { app, what: 'what the first toast adds', kilobytes: toasts, budget: 12 },
    { app, what: 'what the thank-you page adds', kilobytes: thankYou, budget: 12 },
    { app, what: 'what the story viewer adds', kilobytes: viewer, budget: 8 },
  ];
}

/** The weights as a table, and those that are over their budget. */
export const weightReport = (weights: readonly Weight[]): Report => ({
  text: table(
    ['app', 'script (KB, Brotli)', 'weight', 'budget'],
    weights.map(({ app, what, kilobytes, budget }) => [
      app,
      what,
      kilobytes.toFixed(1),
      String(budget),
    ]),
  ),
  failures: weights
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(
      ({ app, what, kilobytes, budget }) =>
        `${app}: ${what} is ${kilobytes.toFixed(1)} KB of script, over its budget of ${budget} KB. Load something later, or take it out.`,
    ),
});
