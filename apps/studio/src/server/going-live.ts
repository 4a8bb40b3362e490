import { readTargets, settingsFaults } from '@invitation/vite/hosting/settings-faults';
import { readSettings } from '@invitation/vite/settings/settings';

/** A step to the sites of guests. */
export interface Step {
  readonly title: string;
  /** Whether it is done; `null` where only the owner can tell. */
  readonly isDone: boolean | null;
  /** What to do. */
  readonly text: string;
  readonly command?: string;
  /** A page of the Firebase console or of GitHub. */
  readonly link?: string;
}

export interface GoingLive {
  readonly steps: readonly Step[];
  /** What `go-live` would say now. */
  readonly faults: readonly string[];
}

/** What is still to do before guests can open the sites, in the order of docs/deploy.md, with a tick for what this computer can see (B22). */
export async function goingLive(): Promise<GoingLive> {
  const settings = readSettings('production');
  const has = (...names: string[]) => names.every((name) => Boolean(settings[name]?.trim()));
  const project = settings.VITE_FIREBASE_PROJECT_ID?.trim() || 'your-project';
  const faults = await settingsFaults();
  const hasFault = (name: string) => faults.some((fault) => fault.startsWith(name));
  const consoleAddress = `https://console.firebase.google.com/project/${project}`;
  return {
    steps: [
      {
        title: 'A private copy',
        isDone: null,
        text: 'A fork of a public repository shows everybody your password and photographs. Make a private repository, and push this one to it.',
        link: 'https://github.com/new',
      },
      {
        title: 'A Firebase project',
        isDone: has('VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_PROJECT_ID', 'VITE_FIREBASE_APP_ID'),
        text: 'Log in, and create the project and its web app by step 2 of docs/deploy.md. Copy apiKey, projectId and appId into .env (a copy of .env.example).',
        command: `npx pnpm firebase apps:sdkconfig WEB --project ${project}`,
        link: 'https://console.firebase.google.com',
      },
      {
        title: 'The owner’s address',
        isDone: has('OWNER_EMAIL'),
        text: 'Write your email address as OWNER_EMAIL into .env. It makes you the first host.',
      },
      {
        title: 'Where to deploy',
        isDone: readTargets() !== null && !hasFault('.firebaserc'),
        text: 'Copy .firebaserc.example to .firebaserc, and replace your-project everywhere.',
      },
      {
        title: 'The addresses of the sites',
        isDone: has('WEEKEND_ADDRESS') && !hasFault('SATURDAY_ADDRESS'),
        text: 'Write WEEKEND_ADDRESS into .env, and SATURDAY_ADDRESS if there is a Saturday-only site. Personal links and cards begin with them.',
      },
      {
        title: 'Sites and database',
        isDone: null,
        text: 'Create a hosting site for each name in .firebaserc, and the database near your guests, by step 5 of docs/deploy.md. The place of the database cannot be changed later.',
        command: 'npx pnpm firebase firestore:databases:create "(default)" --location eur3',
      },
      {
        title: 'Sign-in methods',
        isDone: null,
        text: 'Enable Anonymous for guests, and Email/Password for hosts. Add the address of the hosts’ page to the authorized domains.',
        link: `${consoleAddress}/authentication/providers`,
      },
      {
        title: 'Go live',
        isDone: null,
        text: 'Checks all of this in seconds, then builds and deploys. Repeat it after each change.',
        command: 'npx pnpm go-live',
      },
    ],
    faults,
  };
}
