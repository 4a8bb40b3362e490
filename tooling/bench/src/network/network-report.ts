import { budgetFailures, type Report } from '../report';
import { table } from '../table';
import { type NetworkRuns, ROUND_TRIPS_MS, RUN_COUNT } from './measure-network';
import { type MeasuredWait, WAITS } from './visits';

type WaitName = (typeof WAITS)[number];

/** The budgets hold at this round-trip time. Its requests are listed. */
const BUDGET_RTT_MS = 150;

/** The longest waits (B12). */
const BUDGETS: Readonly<
  Record<WaitName, { readonly ms: number } | { readonly roundTrips: number }>
> = {
  'new guest, Continue → form': { ms: 300 },
  'new guest, Save → thank-you page': { roundTrips: 3 },
  'returning guest, navigation → form': { roundTrips: 5 },
  'returning guest, navigation → thank-you page': { roundTrips: 5 },
};

/** The wait of the run with the median duration. */
function medianWait(network: NetworkRuns, roundTripMs: number, name: WaitName): MeasuredWait {
  const runs = (network.get(roundTripMs) ?? []).flatMap((run) =>
    run.filter((measured) => measured.name === name),
  );
  const median = runs.sort((one, other) => one.duration - other.duration)[runs.length >> 1];
  if (!median) throw new Error(`"${name}" was not measured at ${roundTripMs} ms.`);
  return median;
}

/** The requests from one wait to the next, with a row for the end of the wait. */
function stepsTable({ name, duration, steps }: MeasuredWait): string {
  const end = { service: '', label: `**${name.split(' → ')[1]}**`, start: duration, end: duration };
  const rows = [...steps, end].sort((one, other) => one.start - other.start);
  return table(
    [name, 'service', 'start (ms)', 'end (ms)'],
    rows.map(({ label, service, start, end }) => [
      label,
      service,
      start.toFixed(0),
      end?.toFixed(0) ?? '',
    ]),
  );
}

/** The waits as a table, the requests of each, and the exceeded budgets. */
export function networkReport(network: NetworkRuns): Report {
  const waits = WAITS.map((name) => {
    const limit = BUDGETS[name];
    const measured = medianWait(network, BUDGET_RTT_MS, name);
    const roundTrips = Math.round(measured.roundTrips * 10) / 10;
    return {
      measured,
      row: [
        name,
        ...ROUND_TRIPS_MS.map((ms) => `${medianWait(network, ms, name).duration.toFixed(0)} ms`),
        roundTrips.toFixed(1),
        'ms' in limit ? `${limit.ms} ms at ${BUDGET_RTT_MS} ms` : `${limit.roundTrips} round trips`,
      ],
      failures:
        'ms' in limit
          ? budgetFailures(
              measured.duration <= limit.ms,
              `${name} takes ${measured.duration.toFixed(0)} ms at ${BUDGET_RTT_MS} ms a round trip, over its budget of ${limit.ms} ms.`,
            )
          : budgetFailures(
              roundTrips <= limit.roundTrips,
              `${name} takes ${roundTrips.toFixed(1)} round trips, over its budget of ${limit.roundTrips}.`,
            ),
    };
  });
  const columns = ['a round trip takes', ...ROUND_TRIPS_MS.map((ms) => `${ms} ms`)];
  return {
    text: [
      table(
        [...columns, 'round trips meanwhile', 'budget'],
        waits.map(({ row }) => row),
      ),
      `The medians of ${RUN_COUNT} runs; round trips are those of the middle run at ${BUDGET_RTT_MS} ms. What was sent in these:`,
      ...waits.map(({ measured }) => stepsTable(measured)),
    ].join('\n\n'),
    failures: waits.flatMap(({ failures }) => failures),
  };
}
