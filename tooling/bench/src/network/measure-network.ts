import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulators } from '@invitation/emulators/emulators';
import { type Relays, startRelays } from '@invitation/emulators/relays/relays';
import { installFirebaseTools } from '@invitation/emulators/tools';
import { serveBuild } from '../serve-build';
import { buildHosted } from './hosted-build';
import { type MeasuredWait, measureVisits } from './visits';

/** The measured round-trip times to Firebase. */
export const ROUND_TRIPS_MS = [50, 150, 300] as const;
/** An odd number, so that there is a median. */
export const RUN_COUNT = 3;

/** The waits of each run, by the round-trip time in milliseconds. */
export type NetworkRuns = ReadonlyMap<number, readonly (readonly MeasuredWait[])[]>;

/**
 * Measures how long guests wait on slow networks. Starts and stops the servers that this needs.
 *
 * @throws Error if the emulators cannot start
 */
export async function measureNetwork(): Promise<NetworkRuns> {
  if (!installFirebaseTools()) {
    throw new Error(
      'firebase-tools could not be installed. Check the connection to the npm registry.',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const cleanups: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    await buildHosted(folder);
    cleanups.push(await serveBuild(folder));
    const { environment, stop } = await startEmulators();
    cleanups.push(stop);
    const networks = new Map<number, { relays: Relays; runs: MeasuredWait[][] }>();
    for (const roundTripMs of ROUND_TRIPS_MS) {
      const relays = await startRelays(environment, roundTripMs);
      cleanups.push(relays.close);
      networks.set(roundTripMs, { relays, runs: [] });
    }
    // The emulators are slow in the first runs, so the runs of all networks alternate.
    for (let run = 0; run < RUN_COUNT; run++) {
      for (const [roundTripMs, { relays, runs }] of networks) {
        runs.push(await measureVisits(relays, roundTripMs));
      }
    }
    return new Map([...networks].map(([roundTripMs, { runs }]) => [roundTripMs, runs]));
  } finally {
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  }
}
