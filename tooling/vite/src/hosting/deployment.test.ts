import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { type Deployment, writeDeployment } from './deployment';

let root: string;
let folder: string;
beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'deployment');
});

function build(script: string): string {
  const site = join(root, 'apps');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), `<script>${script}</script>`);
  return site;
}

const deployment = (site: string): Deployment => ({
  builds: new Map([
    ['full', site],
    ['hosts', site],
  ]),
  rules: 'the rules',
  targets: '{}',
});

const readConfiguration = () => JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'));

it('holds all that its firebase.json names, and no hook', () => {
  writeDeployment(folder, deployment(build('go()')));
  const { hosting, firestore } = readConfiguration();
  const published = hosting.map((site: { public: string }) => site.public);
  expect(published).toEqual(['full', 'hosts']);
  expect(readdirSync(folder).sort()).toEqual(
    [...published, firestore.rules, 'firebase.json', '.firebaserc'].sort(),
  );
  // firebase-tools would run a hook, such as `predeploy`, with access to the key.
  for (const block of [firestore, ...hosting]) {
    expect(Object.keys(block).join()).not.toMatch(/deploy/i);
  }
});

it('stays as it was checked when a site is built again', () => {
  writeDeployment(folder, deployment(build('go()')));
  const checked = JSON.stringify(readConfiguration());
  build('stop()');
  expect(readFileSync(join(folder, 'full/index.html'), 'utf8')).toContain('go()');
  expect(JSON.stringify(readConfiguration())).toBe(checked);
  writeDeployment(folder, deployment(build('stop()')));
  expect(JSON.stringify(readConfiguration())).not.toBe(checked);
});

it('does not exist after a failure, not even an earlier one', () => {
  writeDeployment(folder, deployment(build('go()')));
  const site = build('go()');
  rmSync(join(site, 'index.html'));
  expect(() => writeDeployment(folder, deployment(site))).toThrow('There is no build');
  expect(existsSync(folder)).toBe(false);
});
