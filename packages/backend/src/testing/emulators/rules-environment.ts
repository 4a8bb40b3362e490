import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type RulesContent, rulesFor } from '@invitation/emulators/rules';
import { RULES_FILE } from '@invitation/emulators/rules-file';

/**
 * The Firestore emulator with the rules for some days. Each test file needs its own project id.
 *
 * @param content default: the days of the sample, without a last day for replies
 */
export function createRulesEnvironment(
  projectId: string,
  content?: RulesContent,
): Promise<RulesTestEnvironment> {
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  const rules = readFileSync(RULES_FILE, 'utf8');
  return initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: content ? rulesFor(rules, content) : rules },
  });
}
