import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { INVITATION_DAYS, type Invitation } from '@invitation/domain/invitation';
import { detectMode } from '@invitation/domain/mode';
import type { Options } from '../arguments';
import { EXIT, HostError } from '../errors';

type Days = Invitation['days'];
/** The address of the site that each invitation leads to, with a slash at its end. */
export type Addresses = Readonly<Record<Days, string>>;
type Settings = Readonly<Record<string, string | undefined>>;

const ENV_FILE = fileURLToPath(new URL('../../../../.env', import.meta.url));
const OPTIONS = { weekend: 'weekend-address', saturday: 'saturday-address' } as const;
const VARIABLES = { weekend: 'WEEKEND_ADDRESS', saturday: 'SATURDAY_ADDRESS' } as const;
/** The addresses of `npx pnpm dev:emulators`. */
const LOCAL: Addresses = { weekend: 'http://localhost:5173/', saturday: 'http://localhost:5174/' };

/** The environment, and below it the file `.env` of the repository. */
export const readSettings = (): Settings => ({
  ...(existsSync(ENV_FILE) && parseEnv(readFileSync(ENV_FILE, 'utf8'))),
  ...process.env,
});

const isLocal = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '127.0.0.1';

/** Returns what is wrong with an address, or `null`. */
function faultOf(address: string): string | null {
  if (!URL.canParse(address)) return 'is not an address. Write all of it, including https://';
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))) {
    return 'does not begin with https://';
  }
  return url.href === `${url.origin}/`
    ? null
    : `has more than the name of a site. Write ${url.origin}/`;
}

/**
 * Reads the addresses of the sites: from the options, the environment or `.env`.
 *
 * @param days the days of the invitations; other sites need no address
 * @throws HostError that lists every fault
 */
export function parseAddresses(
  options: Pick<Options, 'emulator' | 'weekend-address' | 'saturday-address'>,
  settings: Settings,
  days: ReadonlySet<Days>,
): Addresses {
  const faults: string[] = [];
  const read = (site: Days): string => {
    const option = options[OPTIONS[site]];
    const given = (option ?? settings[VARIABLES[site]])?.trim();
    const name = option === undefined ? VARIABLES[site] : `--${OPTIONS[site]}`;
    if (!given) {
      if (options.emulator) return LOCAL[site];
      if (days.has(site)) {
        faults.push(
          `The address of the ${site}'s site is missing. Add --${OPTIONS[site]} https://…, or write ${VARIABLES[site]}=https://… into .env.`,
        );
      }
      return '';
    }
    const fault = faultOf(given);
    if (fault !== null) faults.push(`${name} "${given}" ${fault}.`);
    return fault === null ? new URL(given).href : '';
  };
  const [weekend, saturday] = INVITATION_DAYS.map(read) as [string, string];
  const domain = settings.VITE_SATURDAY_DOMAIN ?? '';
  if (weekend && detectMode(new URL(weekend), domain) === 'saturday') {
    faults.push(
      `The weekend's address ${weekend} shows the Saturday alone, because it contains VITE_SATURDAY_DOMAIN. Exchange the two addresses.`,
    );
  }
  if (faults.length > 0) throw new HostError(faults.join('\n'), EXIT.usage);
  return { weekend, saturday };
}
