import type { Content } from '@invitation/domain/build-time/read/site-content';

/** The hosting targets (https://firebase.google.com/docs/cli/targets). Each is the name of an app. */
export const SITES = ['full', 'saturday', 'hosts'] as const;
export type SiteName = (typeof SITES)[number];

export const sitesOf = ({ saturday }: Pick<Content, 'saturday'>): readonly SiteName[] =>
  SITES.filter((site) => site !== 'saturday' || saturday !== null);

export function siteNamed(name: string | undefined): SiteName {
  const site = SITES.find((known) => known === name);
  if (site) return site;
  throw new Error(`Unknown site "${name}". The sites are ${SITES.join(', ')}.`);
}
