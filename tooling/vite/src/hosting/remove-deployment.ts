// Removes the deployment that was checked last, at the end of a build: the next one has to be checked again.
import { rmSync } from 'node:fs';
import { DEPLOYMENT_FOLDER } from '@invitation/emulators/deployment-folder';

rmSync(DEPLOYMENT_FOLDER, { recursive: true, force: true });
