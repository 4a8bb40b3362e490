import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';

const RULES = fileURLToPath(new URL('../../../../firestore.rules', import.meta.url));

/** The official Firestore emulator with the project's rules, in a project that no other test shares. */
export function openRules(projectId: string): Promise<RulesTestEnvironment> {
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  return initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: readFileSync(RULES, 'utf8') },
  });
}
