import { fileURLToPath } from 'node:url';

/** The folder that firebase-tools deploys. `deploy:check` has checked and completed it. */
export const DEPLOYMENT_FOLDER = fileURLToPath(
  new URL('../../../dist/deployment', import.meta.url),
);
