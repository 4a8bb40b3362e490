// Writes the hashes of what stands inline in the built pages into the policies of firebase.json.
// Usage: tsx src/write-hosting-policy.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { policyFor } from './hosting-policy';

interface Hosting {
  readonly target: string;
  readonly headers: readonly { readonly headers: { readonly key: string; value: string }[] }[];
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FILE = `${ROOT}/firebase.json`;
const written = readFileSync(FILE, 'utf8');
const configuration: { readonly hosting: readonly Hosting[] } = JSON.parse(written);

for (const { target, headers } of configuration.hosting) {
  // Every backend's build has the same page but for the names of its scripts.
  const page = readFileSync(`${ROOT}/apps/${target}/dist-embedded/index.html`, 'utf8');
  const policies = headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  for (const policy of policies) policy.value = policyFor(page, policy.value);
}

const renewed = `${JSON.stringify(configuration, null, 2)}\n`;
if (renewed === written) {
  console.log('The policies of firebase.json are those of the built pages.');
} else {
  writeFileSync(FILE, renewed);
  console.log('The policies of firebase.json have changed with the built pages: commit them.');
}
