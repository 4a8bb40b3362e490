// Writes the security rules for the content and for the owner of the settings.
// Usage: tsx src/hosting/write-rules.ts [emulators]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitOnFault } from '../exit-with';
import { ROOT } from '../root';
import { rulesToDeploy } from './rules-to-deploy';

const folder = join(ROOT, 'dist');
// Whoever deploys needs no stack trace.
const rules = exitOnFault(() => rulesToDeploy(process.argv[2] ?? 'production'));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'firestore.rules'), rules);
