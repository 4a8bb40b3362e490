import { budgetFailures, type Report } from '../report';
import { table } from '../table';
import { ROUND_TRIP_MS } from './measure-network';
import { type MeasuredWait, WAITS } from './visits';

/** `ms` is for an idle machine. */
interface Budget {
  readonly ms?: number;
  readonly roundTrips?: number;
  readonly answers?: number;
}

/** The longest waits (B12). */
const BUDGETS: Readonly<Record<(typeof WAITS)[number], Budget>> = {
  'new guest, Continue → form': { ms: 300 },
  'new guest, Save → thank-you page': { roundTrips: 3 },
  'returning guest, navigation → form': { roundTrips: 5 },
  // From what the device keeps of the reply. A connection that is opened meanwhile does not hold it up.
  'returning guest, navigation → thank-you page': { ms: 300, answers: 0 },
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
    const { ms = Infinity, roundTrips: trips = Infinity, answers = Infinity } = limit;
    const budget = [
      limit.ms === undefined ? '' : `${ms} ms`,
      limit.roundTrips === undefined ? '' : `${trips} round trips`,
      limit.answers === undefined ? '' : `${answers} answers`,
    ]
      .filter(Boolean)
      .join(', ');
    const holds = median.duration <= ms && Number(roundTrips) <= trips && median.answers <= answers;
    return {
      row: [name, duration, roundTrips, String(median.answers), budget],
      failures: budgetFailures(
        holds,
        `${name} takes ${duration}, ${roundTrips} round trips and ${median.answers} answers, over its budget of ${budget}.`,
      ),
    };
  });
  return {
    text: table(
      [`a round trip takes ${ROUND_TRIP_MS} ms`, 'time', 'round trips', 'answers', 'budget'],
      waits.map(({ row }) => row),
    ),
    failures: waits.flatMap(({ failures }) => failures),
  };
}
