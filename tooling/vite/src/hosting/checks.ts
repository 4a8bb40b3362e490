import type { Content } from '@invitation/domain/build-time/site-content';
import { SITES, type SiteName } from '../content/sites';

/** The content of `.firebaserc` (https://firebase.google.com/docs/cli/targets). */
export interface Targets {
  readonly projects?: { readonly default?: string };
  readonly targets?: Readonly<
    Record<string, { readonly hosting?: Readonly<Record<string, readonly string[]>> }>
  >;
}

/** The build has checked all other settings. */
export const backendFaults = (backend: string | undefined): string[] =>
  backend === 'firebase'
    ? []
    : [
        `VITE_BACKEND is "${backend}", so replies would stay in each guest's browser. Set it to "firebase".`,
      ];

/** An address of personal links without its site. */
export const addressFaults = (
  { SATURDAY_ADDRESS }: Readonly<Record<string, string | undefined>>,
  { saturday }: Pick<Content, 'saturday'>,
): string[] =>
  saturday === null && SATURDAY_ADDRESS
    ? [
        `SATURDAY_ADDRESS is "${SATURDAY_ADDRESS}", but celebration.yaml says saturdaySite: no. Remove the address, or write saturdaySite: yes.`,
      ]
    : [];

/** @param targets `null` if there is no `.firebaserc` */
export function targetFaults(
  targets: Targets | null,
  project: string,
  sites: readonly SiteName[] = SITES,
): string[] {
  if (targets === null) {
    return [
      'There is no .firebaserc, so there is no project to deploy to. Copy .firebaserc.example and fill it in.',
    ];
  }
  const named = targets.projects?.default ?? '';
  if (named !== project) {
    return [
      `.firebaserc deploys to the project "${named}", but the sites keep their replies in "${project}" (VITE_FIREBASE_PROJECT_ID). Name the same project in both.`,
    ];
  }
  return sites
    .filter((site) => !targets.targets?.[project]?.hosting?.[site]?.length)
    .map(
      (site) =>
        `.firebaserc names no site for the hosting target "${site}". Add it as in .firebaserc.example.`,
    );
}
