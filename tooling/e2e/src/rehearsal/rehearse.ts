// Follows docs/deploy.md in a fresh clone: runs its commands in order, then tries the folder that they deploy on the official
// emulators. A command that needs an account must fail because there is none, and for no other reason.
// Usage: tsx src/rehearsal/rehearse.ts
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCommand } from '@invitation/emulators/background-command';
import { PROJECT, startEmulators } from '@invitation/emulators/emulators';
import { startRelays } from '@invitation/emulators/relays/relays';
import { firebaseCli, installFirebaseTools } from '@invitation/emulators/tools';
import { SITES } from '@invitation/vite/content/sites';
import { ROOT } from '@invitation/vite/root';
import { textOf } from '../docs/repository';
import { hostOf, OWNER } from './project';

const GUIDE = 'docs/deploy.md';
/** The project's name in the guide. */
const NAME = /zoe-and-ida/g;
/** The commands of the optional steps are for another shell. */
const OPTIONAL = '\n## 10.';
const NO_ACCOUNT = /Failed to authenticate|Failed to start login|Cannot run login|Nobody is logged/;
const CHECK = 'npx pnpm go-live --check';

const commandsOf = (guide: string): string[] =>
  [...(guide.split(OPTIONAL)[0] ?? '').matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(
    ([, block = '']) => block.trim().replace(NAME, PROJECT).split('\n'),
  );

/** The commands that make the private copy. In the guide, they are in a list. */
const copyCommandsOf = (guide: string, repository: string): string[] =>
  [...guide.matchAll(/^\d\. `(git [^`]+)`/gm)].map(([, command = '']) =>
    command
      .replace('https://github.com/OWNER/invitation.git', ROOT)
      .replace('https://github.com/YOU/ours.git', repository),
  );

const folder = await mkdtemp(join(tmpdir(), 'invitation-rehearsal-'));
const clone = join(folder, 'ours');
/** Without an account, without this repository's settings, and without pnpm's variables, which keep a pnpm within pnpm from installing. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^(p?npm_|VITE_|OWNER_|GOOGLE_|GCLOUD_|CLOUDSDK_|FIREBASE_|.*_ADDRESS$)/i.test(name),
  ),
);

/** @returns whether it succeeded, and what it printed */
function run(
  command: string,
  given: Readonly<Record<string, string>> = {},
  cwd = clone,
): [boolean, string] {
  console.log(`$ ${command}`);
  // `pnpm` itself: `npx pnpm` would wait for the npx that runs this script.
  const { status, stdout, stderr } = spawnSync(command.replace(/^npx /, ''), {
    cwd,
    env: { ...environment, ...given },
    shell: true,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return [status === 0, `${stdout}${stderr}`];
}

function demand(isRight: boolean, command: string, output: string): void {
  if (!isRight) throw new Error(`${GUIDE}: \`${command}\` does not do what it says:\n${output}`);
}

/** Step 3 of the guide, from the example files. */
async function writeSettings(): Promise<void> {
  const example = async (name: string) => readFile(join(clone, `${name}.example`), 'utf8');
  const values: Readonly<Record<string, string>> = {
    VITE_FIREBASE_API_KEY: 'rehearsal',
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_APP_ID: '1:1:web:0',
    OWNER_EMAIL: OWNER,
    WEEKEND_ADDRESS: `https://${hostOf('full')}/`,
    SATURDAY_ADDRESS: `https://${hostOf('saturday')}/`,
  };
  const filled = (await example('.env')).replaceAll(
    /^(\w+)=$/gm,
    (line, name: string) => `${line}${values[name] ?? ''}`,
  );
  await writeFile(join(clone, '.env'), filled);
  const targets = await example('.firebaserc');
  await writeFile(join(clone, '.firebaserc'), targets.replaceAll('your-project', PROJECT));
}

/** Throws if gcloud has an account on this machine: firebase-tools would use it, and create projects. */
function refuseAccount(): void {
  const gcloud = process.env.APPDATA ?? join(homedir(), '.config');
  if (existsSync(join(gcloud, 'gcloud/application_default_credentials.json'))) {
    throw new Error(
      'Run `gcloud auth application-default revoke` first: the rehearsal needs no account.',
    );
  }
}

/** Step 1 of the guide, with a folder in place of the repository on GitHub. */
function makeCopy(): void {
  const repository = join(folder, 'github.git');
  execFileSync('git', ['init', '--quiet', '--bare', repository]);
  // The workflow's clone has no history, and git refuses to receive from such a clone by default.
  execFileSync('git', ['-C', repository, 'config', 'receive.shallowUpdate', 'true']);
  for (const command of copyCommandsOf(textOf(GUIDE), repository)) {
    const [succeeded, output] = run(command, {}, command.startsWith('git clone') ? folder : clone);
    demand(succeeded, command, output);
  }
}

async function followGuide(): Promise<void> {
  for (const command of commandsOf(textOf(GUIDE))) {
    if (command === CHECK) await writeSettings();
    const [succeeded, output] = run(command);
    const isRight = /go-live --check|deploy:check/.test(command)
      ? succeeded
      : !succeeded && NO_ACCOUNT.test(output);
    demand(isRight, command, output);
  }
  // With an account that Google does not know, only the last step fails.
  const key = join(folder, 'key.json');
  const account = { type: 'service_account', client_email: OWNER, private_key: 'none' };
  await writeFile(key, JSON.stringify(account));
  const [succeeded, output] = run('npx pnpm go-live', { GOOGLE_APPLICATION_CREDENTIALS: key });
  const isRight = !succeeded && !/Nobody is logged/.test(output) && NO_ACCOUNT.test(output);
  demand(isRight, 'npx pnpm go-live', output);
}

/** Serves the finished folder under its hosted names, and runs the journeys in it. */
async function tryDeployment(deployment: string): Promise<number> {
  await using emulators = await startEmulators(join(deployment, 'firestore.rules'));
  const config = join(deployment, 'firebase.json');
  const hosting = startCommand('The Hosting emulator', [
    ...[process.execPath, firebaseCli, 'emulators:start', '--only', 'hosting'],
    ...['--project', PROJECT, '--config', config],
  ]);
  try {
    const sites: Record<string, string> = {};
    for (const site of SITES) {
      const line = new RegExp(`hosting\\[${site}\\].*Local server: (http://\\S+:\\d+)`);
      const [, address = ''] = await hosting.waitForOutput(line);
      sites[hostOf(site)] = address;
    }
    using relays = await startRelays(emulators.environment, 0, sites);
    const journeys = spawn('playwright', ['test', '--config', 'playwright.rehearsal.config.ts'], {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...emulators.environment,
        BROWSER_ARGUMENTS: JSON.stringify(relays.browserArguments),
      },
    });
    const [status] = await once(journeys, 'exit');
    return status ?? 1;
  } finally {
    await hosting.stop();
  }
}

try {
  if (!installFirebaseTools()) throw new Error('firebase-tools could not be installed.');
  refuseAccount();
  makeCopy();
  await followGuide();
  process.exitCode = await tryDeployment(join(clone, 'dist/deployment'));
} finally {
  await rm(folder, { recursive: true, force: true });
}
