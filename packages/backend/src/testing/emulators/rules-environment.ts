import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';

const RULES = fileURLToPath(new URL('../../../../../firestore.rules', import.meta.url));

/**
 * The Firestore emulator with the project's rules. Each test file needs its own project id.
 *
 * @param change changes the text of the rules
 */
export function createRulesEnvironment(
  projectId: string,
  change = (rules: string) => rules,
): Promise<RulesTestEnvironment> {
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  return initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: change(readFileSync(RULES, 'utf8')) },
  });
}
