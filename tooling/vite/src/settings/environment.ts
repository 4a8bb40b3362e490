import { parseEmail } from '@invitation/domain/guest-list/email';
import { detectMode } from '@invitation/domain/mode/mode';
import * as z from 'zod';
import type { SiteName } from '../content/sites';
import { portOf } from './ports';

type Settings = Readonly<Record<string, string | undefined>>;

const required = z.string({ error: 'is missing' }).trim().min(1, 'is empty');

/** Whether this is a site's address with nothing after the host, because cards print it. Only this machine may lack TLS. */
function isSite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, href, origin } = new URL(text);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  return (protocol === 'https:' || isLocal) && href === `${origin}/`;
}

/** The message about a faulty address, with a correction if it is clear what was meant. */
function addressFault(text: string): string {
  const host = text.replace(/^https?:\/\//i, '').split(/[/?#]/, 1)[0] ?? '';
  const meant = /^[\w-]+(\.[\w-]+)+$/.test(host) ? `https://${host}/` : null;
  const isMeant = meant !== null && isSite(meant);
  return isMeant
    ? `must be the address of a site, with https:// and without a path. Write ${meant}`
    : 'must be the address of a site, with https:// and without a path, such as https://invitation.example/, or empty';
}

/** The format of the Firebase console: the project's number, the platform and a hash. */
const webAppId = required.regex(
  /^1:\d+:web:[\da-f]+$/i,
  'is no id of a web app. Copy appId from the Firebase console, such as 1:1234567890:web:0a1b2c3d',
);

/** The address of a site, for the personal links (B14). The fragment of a link is added to it. */
const address = z
  .string()
  .trim()
  .refine((text) => text === '' || isSite(text), { error: ({ input }) => addressFault(`${input}`) })
  .transform((text) => text && new URL(text).href);

const shared = {
  /** The part of a hostname that selects the Saturday-only mode; empty for none (B1). */
  VITE_SATURDAY_DOMAIN: z.string().default(''),
  /** Firebase App Check: the kind of reCAPTCHA and its site key; empty for none. */
  VITE_APP_CHECK: z
    .string()
    .regex(
      /^((enterprise|v3):\S+)?$/,
      'must be "enterprise:" or "v3:" and the site key of that kind of reCAPTCHA, or empty',
    )
    .default(''),
  /** `off` removes the site from the devices that keep it for visits without a connection (B12). */
  VITE_SERVICE_WORKER: z.enum(['', 'off'], { error: 'must be "off" or empty' }).default(''),
  /** The sites for the guests of the weekend and of the Saturday. Empty without personal links. */
  WEEKEND_ADDRESS: address.default(''),
  SATURDAY_ADDRESS: address.default(''),
};

const backends = z.discriminatedUnion('VITE_BACKEND', [
  z.object({ ...shared, VITE_BACKEND: z.literal('embedded') }),
  z.object({
    ...shared,
    VITE_BACKEND: z.literal('emulators'),
    // The emulators accept any settings. The prefix `demo-` excludes hosted projects.
    VITE_FIREBASE_API_KEY: z.string().default('demo'),
    VITE_FIREBASE_PROJECT_ID: z.string().startsWith('demo-').default('demo-invitation'),
    VITE_FIREBASE_APP_ID: z.string().default('demo'),
  }),
  z.object({
    ...shared,
    VITE_BACKEND: z.literal('firebase'),
    VITE_FIREBASE_API_KEY: required,
    VITE_FIREBASE_PROJECT_ID: required,
    VITE_FIREBASE_APP_ID: webAppId,
  }),
]);

const schema = backends
  .refine(
    ({ WEEKEND_ADDRESS, SATURDAY_ADDRESS }) =>
      !WEEKEND_ADDRESS || WEEKEND_ADDRESS !== SATURDAY_ADDRESS,
    {
      path: ['SATURDAY_ADDRESS'],
      error:
        'is the same as WEEKEND_ADDRESS. Each site has its own address: write the one of the Saturday-only site.',
    },
  )
  .refine(
    ({ WEEKEND_ADDRESS, VITE_SATURDAY_DOMAIN }) =>
      // An invalid address has a fault already.
      !URL.canParse(WEEKEND_ADDRESS) ||
      detectMode(new URL(WEEKEND_ADDRESS), VITE_SATURDAY_DOMAIN) !== 'saturday',
    {
      path: ['WEEKEND_ADDRESS'],
      error:
        'shows only Saturday, because it contains VITE_SATURDAY_DOMAIN. Swap the two addresses.',
    },
  );

export type Environment = z.output<typeof schema>;

/**
 * Checks the settings of a site (B2).
 *
 * @param use `development` is embedded by default; `test` may use the emulators; `production` must name a backend
 * @throws Error that lists every fault
 */
export function parseEnvironment(
  given: Settings,
  use: 'development' | 'test' | 'production',
): Environment {
  const backend = given.VITE_BACKEND || (use === 'development' ? 'embedded' : undefined);
  const named = backend === 'emulators' && use === 'production' ? undefined : backend;
  const addressOf = (site: SiteName) => `http://localhost:${portOf(site, 'DEV_PORT', given)}/`;
  const local = backend !== 'firebase' && {
    WEEKEND_ADDRESS: addressOf('full'),
    SATURDAY_ADDRESS: addressOf('saturday'),
  };
  const result = schema.safeParse({
    ...local,
    ...given,
    // A trial must not link to the real sites, even if `.env` has the settings of a deployment.
    ...(use === 'development' && local),
    VITE_BACKEND: named,
  });
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return name === 'VITE_BACKEND'
      ? `VITE_BACKEND ${backend === undefined ? 'is missing' : `is "${backend}"`}, which cannot be deployed: set it to "firebase" for the hosted site, or to "embedded" for a trial that keeps replies in one browser`
      : `${name} ${issue.message}`;
  });
  throw new Error(
    `The site cannot be built with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}\nSet them in the environment or in the file .env at the root of the repository. The README lists all settings.`,
  );
}

/** The email address of the owner, who is always a host (B15). Only the rules get it. @returns `null` if it is not needed */
export function ownerEmailOf({ OWNER_EMAIL = '', VITE_BACKEND }: Settings): string | null {
  const email = parseEmail(OWNER_EMAIL);
  const isMissing = OWNER_EMAIL.trim() === '';
  if (email !== null || (isMissing && VITE_BACKEND !== 'firebase')) return email;
  throw new Error(
    `OWNER_EMAIL ${isMissing ? 'is missing' : `is "${OWNER_EMAIL}", which is not an email address`}, so nobody could open the hosts' page. Set it in the environment or in the file .env to the email address of whoever runs the site.`,
  );
}
