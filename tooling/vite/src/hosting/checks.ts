import { leakIn, secretIn, secretNames } from '@invitation/domain/build-time/faults/other-days';
import type { Content } from '@invitation/domain/build-time/read/site-content';
import { SITES, type SiteName } from '../content/sites';

/** The content of `.firebaserc` (https://firebase.google.com/docs/cli/targets). */
export interface Targets {
  readonly projects?: { readonly default?: string };
  readonly targets?: Readonly<
    Record<string, { readonly hosting?: Readonly<Record<string, readonly string[]>> }>
  >;
}

/** The project in `.firebaserc.example`. */
export const PLACEHOLDER = 'your-project';

/** `parseEnvironment` already rejects the emulators and unknown backends. */
export const backendFaults = (backend: string | undefined): string[] =>
  backend === 'embedded'
    ? [
        'VITE_BACKEND is "embedded", so replies would stay in each guest\'s browser. Set it to "firebase".',
      ]
    : [];

const ADDRESSES = { full: 'WEEKEND_ADDRESS', saturday: 'SATURDAY_ADDRESS' } as const;

/** The names of the Firebase Hosting sites of a target. */
export const sitesFor = (targets: Targets | null, target: SiteName): readonly string[] =>
  targets?.targets?.[targets.projects?.default ?? '']?.hosting?.[target] ?? [];

/** The address at which Firebase serves a target; `null` before it has a site. */
export function hostedAddress(targets: Targets | null, target: SiteName): string | null {
  const [site] = sitesFor(targets, target);
  return site === undefined || site.startsWith(PLACEHOLDER) ? null : `https://${site}.web.app/`;
}

/** Faults: an address of a site that is not built, and a guest site without an address. */
export const addressFaults = (
  settings: Readonly<Record<string, string | undefined>>,
  { saturday }: Pick<Content, 'saturday'>,
  targets: Targets | null,
): string[] =>
  (['full', 'saturday'] as const).flatMap((target) => {
    const name = ADDRESSES[target];
    const address = settings[name];
    const isBuilt = target === 'full' || saturday !== null;
    if (isBuilt === Boolean(address)) return [];
    return isBuilt
      ? `${name} is missing, so personal links and the picture of the link in chats have no address. Write ${name}=${hostedAddress(targets, target) ?? 'https://…'} into .env.`
      : `${name} is "${address}", but celebration.yaml says saturdaySite: no. Remove the address, or write saturdaySite: yes.`;
  });

/** Faults: addresses on Firebase's domains to which `.firebaserc` deploys nothing. */
export const foreignAddresses = (
  settings: Readonly<Record<string, string | undefined>>,
  targets: Targets | null,
): string[] =>
  (['full', 'saturday'] as const).flatMap((target) => {
    const address = settings[ADDRESSES[target]]?.trim() ?? '';
    const [, site] = /^https:\/\/([\w-]+)\.(?:web\.app|firebaseapp\.com)\/?$/.exec(address) ?? [];
    const own = hostedAddress(targets, target);
    if (site === undefined || own === null || sitesFor(targets, target).includes(site)) return [];
    return `${ADDRESSES[target]} is "${address}", but .firebaserc deploys this site to ${own}. Write that, or correct .firebaserc.`;
  });

/**
 * Faults: settings that would reveal another day on the Saturday-only site (B1).
 *
 * @param contents a content in each of its languages
 */
export function revealingSettings(
  settings: Readonly<Record<string, string | undefined>>,
  contents: readonly Content[],
): string[] {
  const { SATURDAY_ADDRESS: address = '', VITE_FIREBASE_PROJECT_ID: project = '' } = settings;
  const secrets = secretNames(contents);
  const [inAddress] = contents.flatMap(({ saturday, language }) =>
    saturday ? (leakIn(address, secrets, saturday.events.length, language) ?? []) : [],
  );
  // Guests do not read the project's id, so it may mention a weekend.
  const inProject = contents.some(({ saturday }) => saturday) && secretIn(project, secrets);
  const message = (name: string, day: string) =>
    `${name} is "${settings[name]}", which mentions another day ("${day}"), but the Saturday-only site contains it.`;
  return [
    ...(inAddress
      ? [`${message('SATURDAY_ADDRESS', inAddress)} Choose another name for that site.`]
      : []),
    ...(inProject
      ? [`${message('VITE_FIREBASE_PROJECT_ID', inProject)} Create a project with another id.`]
      : []),
  ];
}

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
  if (JSON.stringify(targets).includes(`"${PLACEHOLDER}`)) {
    return [
      `.firebaserc still names "${PLACEHOLDER}". Replace it everywhere with the id of your project.`,
    ];
  }
  const named = targets.projects?.default ?? '';
  // A missing project is reported with the settings.
  if (project !== '' && named !== project) {
    return [
      `.firebaserc deploys to the project "${named}", but the sites keep their replies in "${project}" (VITE_FIREBASE_PROJECT_ID). Name the same project in both.`,
    ];
  }
  return sites.flatMap((target, index) => {
    const names = sitesFor(targets, target);
    if (names.length === 0) {
      return `.firebaserc names no site for the hosting target "${target}". Add it as in .firebaserc.example.`;
    }
    const other = sites
      .slice(0, index)
      .find((each) => sitesFor(targets, each).some((name) => names.includes(name)));
    return other
      ? `.firebaserc names the same site for the hosting targets "${other}" and "${target}", so that one would replace the other. Name another one for one of the two.`
      : [];
  });
}
