import { budgetFailures, type Report } from '../report';
import { table } from '../table';
import { ROUND_TRIP_MS } from './measure-network';
import { type MeasuredWait, WAITS } from './visits';

/** The longest waits (B12). */
const BUDGETS: Readonly<
  Record<(typeof WAITS)[number], { readonly ms: number } | { readonly roundTrips: number }>
> = {
  'new guest, Continue → form': { ms: 300 },
  'new guest, Save → thank-you page': { roundTrips: 3 },
  'returning guest, navigation → form': { roundTrips: 5 },
  'returning guest, navigation → thank-you page': { roundTrips: 5 },
};

/** The waits as a table, and the exceeded budgets. */
export function networkReport(runs: readonly (readonly MeasuredWait[])[]): Report {
  const waits = WAITS.map((name) => {
    const limit = BUDGETS[name];
    const measured = runs
      .flatMap((run) => run.filter((wait) => wait.name === name))
      .sort((one, other) => one.duration - other.duration);
    const median = measured[measured.length >> 1];
    if (!median) throw new Error(`"${name}" was not measured.`);
    const duration = `${median.duration.toFixed(0)} ms`;
    const roundTrips = median.roundTrips.toFixed(1);
    const budget = 'ms' in limit ? `${limit.ms} ms` : `${limit.roundTrips} round trips`;
    const holds =
      'ms' in limit ? median.duration <= limit.ms : Number(roundTrips) <= limit.roundTrips;
    return {
      row: [name, duration, roundTrips, budget],
      failures: budgetFailures(
        holds,
        `${name} takes ${duration} and ${roundTrips} round trips, over its budget of ${budget}.`,
      ),
    };
  });
  return {
    text: table(
      [`a round trip takes ${ROUND_TRIP_MS} ms`, 'time', 'round trips', 'budget'],
      waits.map(({ row }) => row),
    ),
    failures: waits.flatMap(({ failures }) => failures),
  };
}
