import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteName } from '../content/sites';
import { readBuiltSite } from './built-site';
import { firebaseConfiguration } from './hosting';

export interface Deployment {
  readonly builds: ReadonlyMap<SiteName, string>;
  readonly rules: string;
  /** The file `.firebaserc`. */
  readonly targets: string;
}

/** Copies everything that a deployment needs, so that later builds do not change it. The folder is either complete or missing. */
export function writeDeployment(folder: string, { builds, rules, targets }: Deployment): void {
  const unfinished = `${folder}.unfinished`;
  for (const old of [folder, unfinished]) rmSync(old, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  for (const [site, build] of builds) {
    cpSync(build, join(unfinished, site), { recursive: true });
  }
  const built = [...builds.keys()].map((site) => [site, readBuiltSite(join(unfinished, site))]);
  const configuration = firebaseConfiguration(Object.fromEntries(built));
  writeFileSync(join(unfinished, 'firebase.json'), `${JSON.stringify(configuration, null, 2)}\n`);
  writeFileSync(join(unfinished, 'firestore.rules'), rules);
  writeFileSync(join(unfinished, '.firebaserc'), targets);
  renameSync(unfinished, folder);
}
