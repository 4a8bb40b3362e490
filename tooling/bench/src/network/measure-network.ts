import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulators } from '@invitation/emulators/emulators';
import { startRelays } from '@invitation/emulators/relays/relays';
import { installFirebaseTools } from '@invitation/emulators/tools';
import { serveBuild } from '../serve-build';
import { buildHosted } from './hosted-build';
import { type MeasuredWait, measureVisits } from './visits';

/** A round trip to Firebase on a slow network (B12). */
export const ROUND_TRIP_MS = 150;
/** An odd number, so that there is a median. */
const RUN_COUNT = 3;

/**
 * Measures how long guests wait on a slow network, in several runs. Starts and stops the servers that this needs.
 *
 * @throws Error if the emulators cannot start
 */
export async function measureNetwork(): Promise<MeasuredWait[][]> {
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
    const relays = await startRelays(environment, ROUND_TRIP_MS);
    cleanups.push(relays.close);
    const runs: MeasuredWait[][] = [];
    for (let run = 0; run < RUN_COUNT; run++) runs.push(await measureVisits(relays, ROUND_TRIP_MS));
    return runs;
  } finally {
    for (const cleanUp of cleanups.reverse()) await cleanUp();
  }
}
