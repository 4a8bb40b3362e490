// Writes firebase.json and the last day in firestore.rules for the built sites.
// Usage: tsx src/hosting/write-configuration.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { replyBy } from '@invitation/domain/content/reply-by';
import { CONFIGURATION_FILE, RULES_FILE, readDeployedBuild } from './configuration';
import { firebaseConfiguration } from './hosting';
import { withReplyBy } from './reply-by-rule';

const configuration = firebaseConfiguration({
  full: readDeployedBuild('full'),
  saturday: readDeployedBuild('saturday'),
  hosts: readDeployedBuild('hosts'),
});
const text = `${JSON.stringify(configuration, null, 2)}\n`;
if (text !== readFileSync(CONFIGURATION_FILE, 'utf8')) {
  writeFileSync(CONFIGURATION_FILE, text);
  console.log('firebase.json has changed, because the built pages have changed.');
}
const rules = readFileSync(RULES_FILE, 'utf8');
const closingRules = withReplyBy(rules, replyBy);
if (closingRules !== rules) {
  writeFileSync(RULES_FILE, closingRules);
  console.log('firestore.rules has changed, because the last day for replies has changed.');
}
