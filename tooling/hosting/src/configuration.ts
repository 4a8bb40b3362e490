import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Where the hosting is configured. */
export const CONFIGURATION_FILE = `${ROOT}/firebase.json`;

/** Response headers, and the addresses that get them: a glob as `source`, or a regular expression as `regex`. */
interface HeaderRule {
  readonly source?: string;
  readonly regex?: string;
  readonly headers: Header[];
}

interface Header {
  readonly key: string;
  value: string;
}

/** What `firebase.json` says of one hosted site (https://firebase.google.com/docs/hosting/full-config). */
export interface HostedSite {
  readonly target: string;
  /** The folder of its files, from the root of the repository. */
  readonly public: string;
  readonly headers: HeaderRule[];
}

/** `firebase.json`, as far as it says how the sites are hosted. */
export const readConfiguration = (): { readonly hosting: readonly HostedSite[] } =>
  JSON.parse(readFileSync(CONFIGURATION_FILE, 'utf8'));

/**
 * The Content-Security-Policy header of a site. A change of its value changes the site.
 *
 * @throws if the site has none, or several
 */
export function policyOf({ target, headers }: HostedSite): Header {
  const [policy, ...others] = headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Content-Security-Policy');
  if (!policy || others.length > 0) {
    throw new Error(
      `firebase.json must have one Content-Security-Policy for the target "${target}", but has ${policy ? others.length + 1 : 'none'}.`,
    );
  }
  return policy;
}
