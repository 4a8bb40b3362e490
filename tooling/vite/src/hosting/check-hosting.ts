// Refuses a deployment whose firebase.json does not belong to the built site. firebase-tools runs it before each.
// Usage: check-hosting full|saturday|hosts
import { hostingFaults, readConfiguration, readDeployedBuild } from './configuration';
import { siteNamed } from './hosting';

const site = siteNamed(process.argv[2]);
for (const fault of hostingFaults(site, readConfiguration(), readDeployedBuild(site))) {
  console.error(fault);
  process.exitCode = 1;
}
