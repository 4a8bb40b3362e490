// Writes the security rules for the days and the last day for replies of the content.
// Usage: tsx src/hosting/write-rules.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { friday } from '@invitation/domain/content/events/friday';
import { saturday } from '@invitation/domain/content/events/saturday';
import { sunday } from '@invitation/domain/content/events/sunday';
import { replyBy } from '@invitation/domain/content/reply-by';
import { rulesFor } from '@invitation/emulators/rules';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import { ROOT } from '../root';
import { DEPLOYED_RULES } from './hosting';

const file = join(ROOT, DEPLOYED_RULES);
const days = [friday, saturday, sunday];
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  rulesFor(readFileSync(RULES_FILE, 'utf8'), { days, closesAt: replyBy?.closesAt ?? null }),
);
