// Runs firebase-tools in the version of its lockfile. Installs it on the first run.
// Usage: firebase COMMAND [ARGUMENT…] (https://firebase.google.com/docs/cli)
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DEPLOYMENT_FOLDER } from './deployment-folder';
import { firebaseCli, installFirebaseTools } from './tools';

if (installFirebaseTools()) {
  const { status } = spawnSync(process.execPath, [firebaseCli, ...process.argv.slice(2)], {
    stdio: 'inherit',
    // In this folder, it deploys what was checked, and runs nothing of the repository.
    ...(existsSync(DEPLOYMENT_FOLDER) && { cwd: DEPLOYMENT_FOLDER }),
  });
  process.exitCode = status ?? 1;
} else {
  console.error(
    'firebase-tools could not be installed. Check the connection to the npm registry, then try again.',
  );
  process.exitCode = 1;
}
