import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ROOT } from '../root';
import { type BuiltSite, readBuiltSite } from './built-site';
import { type FirebaseConfiguration, hostedSite, type SiteName } from './hosting';

/** Each build writes this file for firebase-tools. */
export const CONFIGURATION_FILE = join(ROOT, 'firebase.json');

/** Returns `null` before the first build. */
export const readConfiguration = (): FirebaseConfiguration | null =>
  existsSync(CONFIGURATION_FILE) ? JSON.parse(readFileSync(CONFIGURATION_FILE, 'utf8')) : null;

export const readDeployedBuild = (site: SiteName): BuiltSite =>
  readBuiltSite(join(ROOT, 'apps', site, 'dist'));

export function hostingFaults(
  site: SiteName,
  configuration: FirebaseConfiguration | null,
  built: BuiltSite,
): string[] {
  const hosted = configuration?.hosting.find(({ target }) => target === site);
  return isDeepStrictEqual(hosted, hostedSite(site, built))
    ? []
    : [
        `firebase.json does not belong to the build in apps/${site}/dist, so browsers could block the page's scripts and styles. Run \`npx pnpm build\`, which builds all sites and writes firebase.json.`,
      ];
}
