// The end of a build. Writes the rules to deploy, which checks their settings, and removes the deployment that was checked last:
// the next one has to be checked again.
// Usage: tsx src/hosting/remove-deployment.ts
import { rmSync } from 'node:fs';
import { DEPLOYMENT_FOLDER } from '@invitation/emulators/deployment-folder';
import './write-rules';

rmSync(DEPLOYMENT_FOLDER, { recursive: true, force: true });
