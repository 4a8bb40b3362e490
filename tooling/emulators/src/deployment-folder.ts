import { fileURLToPath } from 'node:url';

/** What `deploy:check` has checked and finished for firebase-tools. */
export const DEPLOYMENT_FOLDER = fileURLToPath(
  new URL('../../../dist/deployment', import.meta.url),
);
