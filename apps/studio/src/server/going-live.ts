import { messageOf } from '@invitation/content/command';
import { CONTENT, readContent } from '@invitation/vite/content/folder';
import { SITES, sitesOf } from '@invitation/vite/content/sites';
import { PLACEHOLDER, sitesFor, type Targets } from '@invitation/vite/hosting/checks';
import { readTargets, settingsFaults } from '@invitation/vite/hosting/settings-faults';
import { parseEnvironment } from '@invitation/vite/settings/environment';
import { readSettings } from '@invitation/vite/settings/settings';

/** A step to the sites of guests. */
export interface Step {
  readonly title: string;
  /** Whether it is done; `null` where only the owner can tell. */
  readonly isDone: boolean | null;
  /** What to do. */
  readonly text: string;
  /** To run one after the other. */
  readonly commands?: readonly string[];
  /** A page of the Firebase console or of GitHub. */
  readonly link?: string;
}

export interface GoingLive {
  readonly steps: readonly Step[];
  /** What `go-live` would say now. */
  readonly faults: readonly string[];
}

/** The names of the hosting's sites, or the ones of `.firebaserc.example` before they are chosen. */
function siteNames(targets: Targets | null, project: string): string[] {
  const { content } = readContent(CONTENT);
  return (content ? sitesOf(content) : SITES).flatMap((site) => {
    const names = sitesFor(targets, site);
    return names.length > 0 ? names : [`${project}-${site === 'full' ? 'weekend' : site}`];
  });
}

/** What the environment reports only once there is a backend, and its keys. */
const hiddenFaults = (settings: Readonly<Record<string, string | undefined>>): string[] =>
  ['embedded', 'firebase'].flatMap((VITE_BACKEND) => {
    try {
      parseEnvironment({ ...settings, VITE_BACKEND }, 'production');
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  });

/** What is still to do before guests can open the sites, in the order of docs/deploy.md, with a tick for what this computer can see (B22). */
export async function goingLive(): Promise<GoingLive> {
  const settings = readSettings('production');
  const project = settings.VITE_FIREBASE_PROJECT_ID?.trim() || PLACEHOLDER;
  const faults = await settingsFaults();
  // The faults of the environment are a list.
  const lines = [...faults, ...hiddenFaults(settings)].flatMap((fault) => fault.split('\n'));
  const hasFault = (name: string) =>
    lines.some((line) => line.replace(/^ +- /, '').startsWith(name));
  const isSet = (name: string) => Boolean(settings[name]?.trim()) && !hasFault(name);
  const written = readTargets();
  const targets: Targets | null =
    written === null || hasFault('.firebaserc') ? null : JSON.parse(written);
  const consoleAddress = `https://console.firebase.google.com/project/${project}`;
  return {
    steps: [
      {
        title: 'A private copy',
        isDone: null,
        text: 'Create an empty private repository on GitHub, then run these here, with its address. A fork of a public repository would show everyone your password and photos.',
        commands: [
          'git remote rename origin upstream',
          'git remote add origin https://github.com/YOU/ours.git',
          'git push --set-upstream origin main',
        ],
        link: 'https://github.com/new',
      },
      {
        title: 'A Firebase project',
        isDone: ['BACKEND', 'FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'].every(
          (name) => isSet(`VITE_${name}`),
        ),
        text: `Choose an id that nobody else has, and write it in place of ${PLACEHOLDER}. The last command prints apiKey, projectId and appId: copy them into .env (a copy of .env.example), where VITE_BACKEND must be firebase.`,
        commands: [
          'npx pnpm firebase login',
          `npx pnpm firebase projects:create ${project} --display-name "Our party"`,
          `npx pnpm firebase apps:create WEB Invitation --project ${project}`,
          `npx pnpm firebase apps:sdkconfig WEB --project ${project}`,
        ],
        link: 'https://console.firebase.google.com',
      },
      {
        title: 'The owner’s address',
        isDone: isSet('OWNER_EMAIL'),
        text: 'Write your email address as OWNER_EMAIL into .env. It makes you the first host.',
      },
      {
        title: 'Where to deploy',
        isDone: targets !== null,
        text: `Copy .firebaserc.example to .firebaserc, and replace ${PLACEHOLDER} everywhere.`,
      },
      {
        title: 'The addresses of the sites',
        isDone: isSet('WEEKEND_ADDRESS') && !hasFault('SATURDAY_ADDRESS'),
        text: 'Write WEEKEND_ADDRESS into .env, and SATURDAY_ADDRESS if there is a Saturday-only site. Personal links and cards begin with them.',
      },
      {
        title: 'Sites and database',
        isDone: null,
        text: 'Create a hosting site for each name in .firebaserc, and the database near your guests, as step 5 of docs/deploy.md says. The location of the database can’t be changed later.',
        commands: [
          ...siteNames(targets, project).map(
            (name) => `npx pnpm firebase hosting:sites:create ${name}`,
          ),
          'npx pnpm firebase firestore:databases:create "(default)" --location eur3',
        ],
      },
      {
        title: 'Sign-in methods',
        isDone: null,
        text: 'Enable Anonymous, and Email/Password without the email link. Then open Settings, Authorized domains, and add the address of the hosts’ page.',
        link: `${consoleAddress}/authentication/providers`,
      },
      {
        title: 'Go live',
        isDone: null,
        text: 'Checks all of this in seconds, then builds and deploys. Repeat it after each change.',
        commands: ['npx pnpm go-live'],
      },
    ],
    faults,
  };
}
