// Measures all sites on this machine, and prints the tables of docs/performance.md. Fails if a budget is exceeded.
// Usage: tsx src/bench.ts [loads] [hosts] [size] [network] [--short]; without a name all of them
// --short: the hosts' page is measured once, to see that the measurement works
import { parseArgs } from 'node:util';
import { measureHostsPage } from './hosts/measure-hosts-page';
import { printReport, type Report } from './report/report';
import { measureScriptSizes } from './sizes/script-sizes';
import { measureLoads } from './waits/loads';
import { measureNetwork } from './waits/network';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean' } },
});

const MEASUREMENTS: Readonly<Record<string, () => Promise<Report>>> = {
  loads: measureLoads,
  hosts: () => measureHostsPage(values.short ? 1 : undefined),
  size: measureScriptSizes,
  network: measureNetwork,
};

const unknown = positionals.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown.length > 0) {
  console.error(
    `Unknown measurement "${unknown.join(' ')}". The measurements are: ${Object.keys(MEASUREMENTS).join(', ')}.`,
  );
  process.exit(2);
}
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (positionals.length === 0 || positionals.includes(name)) printReport(await measure());
}
