import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root';
import { firebaseConfiguration } from './hosting';

const FOLDER = join(ROOT, '.github');
const KEY = 'secrets.FIREBASE_SERVICE_ACCOUNT';

const withoutComments = (yaml: string) => yaml.replace(/^ *#.*$/gm, '');

const steps = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yml'))
  .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split(/^ +- (?=\w+:)/m))
  .map(withoutComments);

it('npx installs pnpm as of a fixed date', () => {
  expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^before=\d{4}-\d\d-\d\d$/m);
});

describe('the workflows', () => {
  it('run the version of pnpm that package.json pins', () => {
    const { packageManager }: { readonly packageManager: string } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+(\+|$)/);
    for (const step of steps) expect(step).not.toMatch(/\b(npx|dlx|npm exec|latest)\b/);
  });

  it('use only local actions or actions pinned by commit', () => {
    const actions = steps.flatMap((step) => step.match(/(?<=^uses: ).*/m) ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^\.\/|@[0-9a-f]{40} # v/);
  });

  it('run no package manager in the step that has the deployment key', () => {
    const withKey = steps.filter((step) => step.includes(KEY));
    expect(withKey).toHaveLength(1);
    expect(withKey[0]).not.toMatch(/\b(pnpm|npm|npx|yarn|corepack)\b/);
    expect(withKey[0]).toContain('node_modules/.bin/firebase deploy');
    // firebase-tools runs these commands in the same step.
    const built = { page: '', appCheck: false };
    const { firestore, hosting } = firebaseConfiguration({
      full: built,
      saturday: built,
      hosts: built,
    });
    for (const { predeploy } of [firestore, ...hosting]) {
      expect(predeploy).toMatch(
        /^node --import tsx tooling\/vite\/src\/hosting\/[\w-]+\.ts( \w+)?$/,
      );
    }
  });
});
