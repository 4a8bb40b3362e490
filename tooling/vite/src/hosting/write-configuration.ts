// Usage: tsx src/hosting/write-configuration.ts
import { writeFileSync } from 'node:fs';
import { CONTENT, loadContent } from '../content-folder';
import { CONFIGURATION_FILE, readDeployedBuild } from './configuration';
import { firebaseConfiguration, sitesOf } from './hosting';
import './write-rules';

const configuration = firebaseConfiguration(
  Object.fromEntries(sitesOf(loadContent(CONTENT)).map((site) => [site, readDeployedBuild(site)])),
);
writeFileSync(CONFIGURATION_FILE, `${JSON.stringify(configuration, null, 2)}\n`);
