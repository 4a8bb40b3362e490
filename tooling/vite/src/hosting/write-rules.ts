// Writes the security rules for the content and for the owner of the settings.
// Usage: tsx src/hosting/write-rules.ts [emulators]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rulesFor } from '@invitation/backend/firebase/rules';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import { CONTENT, loadContent } from '../content-folder';
import { endOnFault } from '../end-on-fault';
import { ownerEmailOf } from '../environment';
import { ROOT } from '../root';
import { readSettings } from '../settings';
import { DEPLOYED_RULES } from './hosting';

const file = join(ROOT, DEPLOYED_RULES);
const { events: days, questions, replyBy } = loadContent(CONTENT).weekend;
// Whoever deploys needs no stack trace.
const ownerEmail = endOnFault(() => ownerEmailOf(readSettings(process.argv[2] ?? 'production')));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(
  file,
  rulesFor(readFileSync(RULES_FILE, 'utf8'), {
    days,
    questions,
    closesAt: replyBy?.closesAt ?? null,
    ownerEmail,
  }),
);
