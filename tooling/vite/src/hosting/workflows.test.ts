import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesFor } from '@invitation/backend/firebase/rules';
import { parseEmail } from '@invitation/domain/email';
import { RULES_FILE } from '@invitation/emulators/rules-file';
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

/** What the workflow's step writes, from the rules with a placeholder. `null` if it refuses the address. */
function rulesNaming(owner: string): string | null {
  const deployment = readFileSync(join(FOLDER, 'workflows/deploy.yml'), 'utf8');
  const script = deployment.match(
    /- name: Name the owner[\s\S]*?run: \|\n([\s\S]*?)\n +(#|- )/,
  )?.[1];
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  try {
    writeFileSync(join(folder, 'firestore.rules'), rulesOf('owner@placeholder.invalid'));
    const { status } = spawnSync('bash', ['-ec', script ?? ''], {
      cwd: folder,
      env: { ...process.env, OWNER_EMAIL: owner },
    });
    return status === 0 ? readFileSync(join(folder, 'firestore.rules'), 'utf8') : null;
  } finally {
    rmSync(folder, { recursive: true });
  }
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
])('the deployment accepts %j as owner exactly if the build does', { timeout: 60_000 }, (owner) => {
  const email = parseEmail(owner);
  expect(rulesNaming(owner)).toBe(email && rulesOf(email));
});

it('scripts run on the Node version of CI', () => {
  expect(process.version).toBe(`v${readFileSync(join(ROOT, '.node-version'), 'utf8').trim()}`);
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
