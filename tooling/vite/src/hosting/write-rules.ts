// Writes the security rules for the days and the last day for replies of the content.
// Usage: tsx src/hosting/write-rules.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rulesFor } from '@invitation/emulators/rules';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import { CONTENT, loadContent } from '../content-folder';
import { ROOT } from '../root';
import { DEPLOYED_RULES } from './hosting';

const file = join(ROOT, DEPLOYED_RULES);
const { events: days, replyBy } = loadContent(CONTENT).weekend;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  rulesFor(readFileSync(RULES_FILE, 'utf8'), { days, closesAt: replyBy?.closesAt ?? null }),
);
