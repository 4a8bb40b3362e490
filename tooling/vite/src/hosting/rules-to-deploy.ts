import { readFileSync } from 'node:fs';
import { rulesFor } from '@invitation/backend/rules/rules';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import { CONTENT, loadContent } from '../content/folder';
import { ownerEmailOf } from '../settings/environment';
import { readSettings } from '../settings/settings';

/** The security rules for the content, and for the owner of a mode's settings. @throws Error for a faulty setting */
export function rulesToDeploy(mode: string): string {
  const { weekend, namedGuests } = loadContent(CONTENT);
  const { events: days, questions, replyBy, phases } = weekend;
  return rulesFor(readFileSync(RULES_FILE, 'utf8'), {
    days,
    questions,
    namedGuests,
    closesAt: replyBy?.closesAt ?? null,
    opensAt: phases?.repliesOpen?.at,
    endsAt: phases?.afterwards?.at,
    ownerEmail: ownerEmailOf(readSettings(mode)),
  });
}
