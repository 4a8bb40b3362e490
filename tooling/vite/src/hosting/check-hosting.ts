// Refuses a deployment whose firebase.json does not belong to the built site. firebase-tools runs it before each.
// Usage: check-hosting full|saturday|hosts
import { hostingFaults, readConfiguration, readDeployedBuild } from './configuration';
import { SITES } from './hosting';

const [, , name] = process.argv;
const site = SITES.find((known) => known === name);
if (!site) throw new Error(`Unknown site "${name}". The sites are ${SITES.join(', ')}.`);

for (const fault of hostingFaults(site, readConfiguration(), readDeployedBuild(site))) {
  console.error(fault);
  process.exitCode = 1;
}
