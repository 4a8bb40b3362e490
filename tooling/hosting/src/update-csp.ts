// Writes the hashes of what stands inline in the built pages into the policies of firebase.json.
// Usage: tsx src/update-csp.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { CONFIGURATION_FILE, policyOf, ROOT, readConfiguration } from './configuration';
import { policyFor } from './policy';

// The setting of the deployment, not of the build that the page is read from.
const appCheck = Boolean(loadEnv('production', ROOT, 'VITE_').VITE_APP_CHECK);
const configuration = readConfiguration();
for (const site of configuration.hosting) {
  // Every backend's build has the same page but for the names of its scripts.
  const page = readFileSync(`${ROOT}/apps/${site.target}/dist-content/index.html`, 'utf8');
  const policy = policyOf(site);
  policy.value = policyFor(page, policy.value, appCheck);
}

const renewed = `${JSON.stringify(configuration, null, 2)}\n`;
if (renewed === readFileSync(CONFIGURATION_FILE, 'utf8')) {
  console.log('The policies of firebase.json are those of the built pages.');
} else {
  writeFileSync(CONFIGURATION_FILE, renewed);
  console.log('The policies of firebase.json have changed with the built pages: commit them.');
}
