// Checks the content in FOLDER/content, and builds its apps on the embedded backend.
// Usage: tsx src/content/testing/build-content.ts FOLDER APP…
import { join, resolve } from 'node:path';
import { build, type UserConfigFnObject } from 'vite';
import { checkContent } from '../../check/check';
import { exitWith } from '../../exit-with';
import { hostsConfig } from '../../hosts-config';
import { ROOT } from '../../root';
import { siteConfig } from '../../site-config';
import { type SiteName, siteNamed } from '../sites';

const [folder = '', ...apps] = process.argv.slice(2);
const content = resolve(folder, 'content');
await checkContent(content, true).catch(exitWith);

const configOf = (site: SiteName): UserConfigFnObject =>
  site === 'hosts'
    ? hostsConfig('src/model/backend/embedded/sample-documents.ts', content)
    : siteConfig(site, content);

for (const site of apps.map(siteNamed)) {
  const root = join(ROOT, 'apps', site);
  // Like the app's own command, because some paths are relative to the app.
  process.chdir(root);
  const config = configOf(site)({ command: 'build', mode: 'embedded' });
  await build({
    ...config,
    root,
    mode: 'embedded',
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, outDir: resolve(folder, site), emptyOutDir: true },
  });
}
