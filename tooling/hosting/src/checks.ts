import { parseEnvironment } from '@invitation/vite/environment';
import { policyFor } from './policy';

/** What `.firebaserc` says: which project, and which of its sites is which (https://firebase.google.com/docs/cli/targets). */
export interface Targets {
  readonly projects?: { readonly default?: string };
  readonly targets?: Readonly<
    Record<string, { readonly hosting?: Readonly<Record<string, readonly string[]>> }>
  >;
}

const SITES = ['full', 'saturday'];

/** The faults of the settings of a build for guests: a sentence each. */
export function settingsFaults(settings: Readonly<Record<string, string>>): string[] {
  try {
    const { VITE_BACKEND } = parseEnvironment(settings, 'production');
    return VITE_BACKEND === 'firebase'
      ? []
      : [
          `VITE_BACKEND is "${VITE_BACKEND}": replies would stay in each guest's browser. Name "firebase".`,
        ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * The faults of the deployment's targets: a sentence each.
 *
 * @param targets `.firebaserc`, `null` if there is none
 * @param project the project that the sites' settings name
 */
export function targetFaults(targets: Targets | null, project: string): string[] {
  if (targets === null) {
    return [
      'There is no .firebaserc, so it is not known where to deploy to. Copy .firebaserc.example and fill it in.',
    ];
  }
  const named = targets.projects?.default ?? '';
  if (named !== project) {
    return [
      `.firebaserc deploys to the project "${named}", and the sites keep their replies in "${project}" (VITE_FIREBASE_PROJECT_ID). Name the same one in both.`,
    ];
  }
  return SITES.filter((site) => !targets.targets?.[project]?.hosting?.[site]?.length).map(
    (site) =>
      `.firebaserc names no site for the hosting target "${site}". Add it as .firebaserc.example has it.`,
  );
}

/**
 * The faults of a built page under its hosting's policy: a sentence each.
 *
 * @param html the page
 * @param policy its Content-Security-Policy
 * @param appCheck whether the settings turn App Check on
 */
export function pageFaults(html: string, policy: string, appCheck: boolean): string[] {
  return [
    ...(policyFor(html, policy, appCheck) === policy
      ? []
      : [
          'The policy in firebase.json is not the one that the page and the settings need. Run `npx pnpm csp:update` and commit firebase.json.',
        ]),
    ...(/name="robots" content="noindex/.test(html)
      ? []
      : ['The page does not tell search engines to stay away.']),
    ...(/<div id="root"><main/.test(html) ? [] : ['The gate is not in the page.']),
  ];
}
