import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Where the hosting is configured. */
export const CONFIGURATION_FILE = `${ROOT}/firebase.json`;

/** What `firebase.json` says of one hosted site (https://firebase.google.com/docs/hosting/full-config). */
export interface HostedSite {
  readonly target: string;
  /** The folder of its files, from the root of the repository. */
  readonly public: string;
  readonly headers: {
    readonly source: string;
    readonly headers: { readonly key: string; value: string }[];
  }[];
}

/** `firebase.json`, as far as it says how the sites are hosted. */
export const readConfiguration = (): { readonly hosting: readonly HostedSite[] } =>
  JSON.parse(readFileSync(CONFIGURATION_FILE, 'utf8'));
