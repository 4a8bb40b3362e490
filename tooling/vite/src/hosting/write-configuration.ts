// Writes firebase.json for the built sites, and the security rules for the content.
// Usage: tsx src/hosting/write-configuration.ts
import { writeFileSync } from 'node:fs';
import { CONFIGURATION_FILE, readDeployedBuild } from './configuration';
import { firebaseConfiguration } from './hosting';
import './write-rules';

const configuration = firebaseConfiguration({
  full: readDeployedBuild('full'),
  saturday: readDeployedBuild('saturday'),
  hosts: readDeployedBuild('hosts'),
});
writeFileSync(CONFIGURATION_FILE, `${JSON.stringify(configuration, null, 2)}\n`);
