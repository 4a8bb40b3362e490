import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './configuration';

const FOLDER = join(ROOT, '.github');
const KEY = 'secrets.FIREBASE_SERVICE_ACCOUNT';

const steps = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yml'))
  .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').split(/^ +- (?=\w+:)/m))
  // Without comments.
  .map((step) => step.replace(/^ *#.*$/gm, ''));

describe('The workflows', () => {
  it('run pnpm in the version that package.json pins, and not the newest', () => {
    const { packageManager }: { readonly packageManager: string } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    );
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+(\+|$)/);
    for (const step of steps) expect(step).not.toMatch(/\b(npx|dlx|npm exec|latest)\b/);
  });

  it('use actions of their own, or ones pinned by commit', () => {
    const actions = steps.flatMap((step) => step.match(/(?<=^uses: ).*/m) ?? []);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^\.\/|@[0-9a-f]{40} # v/);
  });

  it('run no package manager where the key of the deployment is', () => {
    const withKey = steps.filter((step) => step.includes(KEY));
    expect(withKey).toHaveLength(1);
    expect(withKey[0]).not.toMatch(/\b(pnpm|npm|npx|yarn|corepack)\b/);
    expect(withKey[0]).toContain('node_modules/.bin/firebase deploy');
  });
});
