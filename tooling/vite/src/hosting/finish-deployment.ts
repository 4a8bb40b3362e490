import { join } from 'node:path';
import { DEPLOYMENT_FOLDER } from '@invitation/emulators/deployment-folder';
import { CONTENT, loadContent } from '../content/folder';
import { sitesOf } from '../content/sites';
import { ROOT } from '../root';
import { writeDeployment } from './deployment';
import { rulesToDeploy } from './rules-to-deploy';
import { readTargets } from './settings-faults';

/** Writes the folder to deploy from the built and checked sites. @throws Error without `.firebaserc` */
export function finishDeployment(): void {
  const targets = readTargets();
  if (targets === null) throw new Error('There is no .firebaserc.');
  writeDeployment(DEPLOYMENT_FOLDER, {
    builds: new Map(
      sitesOf(loadContent(CONTENT)).map((site) => [site, join(ROOT, 'apps', site, 'dist')]),
    ),
    rules: rulesToDeploy('production'),
    targets,
  });
}
