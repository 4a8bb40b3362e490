import { fileURLToPath } from 'node:url';

export const RULES_FILE = fileURLToPath(new URL('../../../firestore.rules', import.meta.url));
