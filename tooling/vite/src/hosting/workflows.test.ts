import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root';

const FOLDER = join(ROOT, '.github');

const withoutComments = (yaml: string) => yaml.replace(/^ *#.*$/gm, '');

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yml'))
  .map((name) => withoutComments(readFileSync(join(FOLDER, name), 'utf8')));
const steps = files.flatMap((file) => file.split(/^ +- (?=\w+:)/m));
const jobs = files.flatMap((file) => file.split(/^jobs:$/m)[1]?.split(/^ {2}(?=[\w-]+:$)/m) ?? []);

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

  it('have the key only in a job that runs nothing of the repository', () => {
    const withKey = jobs.filter((job) => job.includes('id-token'));
    expect(withKey).toHaveLength(1);
    const [checkout, ...others] = (withKey[0] ?? '').split(/^ +- (?=\w+:)/m).slice(1);
    // What is not there cannot run.
    expect(checkout).toMatch(/sparse-checkout: tooling\/emulators\/firebase-tools$/m);
    expect(others.join()).not.toMatch(/uses: \.|deploy:check|--import|tsx|pnpm (?!install)/);
    for (const install of others.join().match(/\b(npm|pnpm) .*/g) ?? []) {
      expect(install).toMatch(/^p?npm install .*--ignore-scripts/);
    }
    const place = (text: string) => others.findIndex((step) => step.includes(text));
    expect(place('pnpm install')).toBeGreaterThan(0);
    expect(place('Refuse hooks')).toBeGreaterThan(place('download-artifact@'));
    expect(place('google-github-actions/auth@')).toBeGreaterThan(place('Refuse hooks'));
    expect(place('google-github-actions/auth@')).toBeGreaterThan(place('pnpm install'));
    expect(place('"$firebase" deploy')).toBeGreaterThan(place('google-github-actions/auth@'));
  });

  it("have no secret beside the repository's packages, and no key that stays valid", () => {
    const withSecrets = jobs.filter((job) => job.includes('secrets.'));
    expect(withSecrets).toEqual(jobs.filter((job) => job.includes('id-token')));
    expect(withSecrets.join().match(/secrets\.\w+/g)).toEqual(['secrets.OWNER_EMAIL']);
  });

  it('run at night only if the owner has turned that on', () => {
    const nightly = readFileSync(join(FOLDER, 'workflows/nightly.yml'), 'utf8');
    const names = nightly
      .match(/^ {2}[\w-]+:$/gm)
      ?.filter((name) => !/schedule|dispatch/.test(name));
    const conditions = nightly.match(
      /^ {4}if: github\.event_name == 'workflow_dispatch' \|\| vars\.NIGHTLY == 'on'$/gm,
    );
    expect(conditions).toHaveLength(names?.length ?? 0);
  });
});
