import { fileURLToPath } from 'node:url';

/** The security rules for the days of the sample. */
export const RULES_FILE = fileURLToPath(new URL('../../../firestore.rules', import.meta.url));
