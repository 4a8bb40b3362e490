import { fileURLToPath } from 'node:url';
import { startEmulators } from '@invitation/emulators/emulators';
import { startRelays } from '@invitation/emulators/relays/relays';
import { build } from 'vite';
import { serveBuild } from '../browser/serve-build';
import { temporaryFolder } from '../browser/temporary-folder';
import { medians, sequentially } from '../report/median';
import { type Report, reportOf } from '../report/report';
import { SETTINGS } from '../sizes/script-sizes';
import { type MeasuredWait, measureVisits, type Wait } from './visits';

const APP = fileURLToPath(new URL('../../../../apps/full', import.meta.url));
/** A round trip to Firebase on a slow network (B12). */
const ROUND_TRIP_MS = 150;
/** An odd number, so that there is a median. */
const RUN_COUNT = 3;

/** The longest acceptable waits (B12). `duration` is for an idle machine. */
const BUDGETS: Readonly<Record<Wait, Partial<MeasuredWait>>> = {
  'new guest, Continue → form': { duration: 300 },
  'new guest, Save → thank-you page': { roundTrips: 3 },
  'returning guest, navigation → form': { roundTrips: 5 },
  // The page is painted from the device's copy of the reply, and does not wait for the connection that opens at the same time.
  'returning guest, navigation → thank-you page': { duration: 300, answers: 0 },
};

export async function measureNetwork(): Promise<Report> {
  await using folder = await temporaryFolder();
  Object.assign(process.env, SETTINGS);
  const output = { outDir: folder.path, emptyOutDir: true };
  await build({ root: APP, mode: 'size', logLevel: 'warn', build: output });
  await using _server = serveBuild(folder.path);
  await using emulators = await startEmulators();
  using relays = await startRelays(emulators.environment, ROUND_TRIP_MS);
  return networkReport(await sequentially(RUN_COUNT, () => measureVisits(relays, ROUND_TRIP_MS)));
}

const networkReport = (runs: readonly Record<Wait, MeasuredWait>[]): Report =>
  reportOf(
    `a round trip takes ${ROUND_TRIP_MS} ms`,
    (Object.keys(BUDGETS) as Wait[]).flatMap((wait) => {
      const { duration, roundTrips, answers } = medians(runs.map((run) => run[wait]));
      const budget = BUDGETS[wait];
      return [
        [wait, duration, 'ms', budget.duration],
        [`${wait}, round trips`, roundTrips, 'round trips', budget.roundTrips],
        [`${wait}, answers of Firebase`, answers, '', budget.answers],
      ] as const;
    }),
  );
