import { isClosed, type ReplyBy } from '@invitation/domain/reply-by';
import { ownerEmailOf, parseEnvironment } from '../environment';
import { SITES, type SiteName } from './hosting';

/** The content of `.firebaserc` (https://firebase.google.com/docs/cli/targets). */
export interface Targets {
  readonly projects?: { readonly default?: string };
  readonly targets?: Readonly<
    Record<string, { readonly hosting?: Readonly<Record<string, readonly string[]>> }>
  >;
}

export function settingsFaults(settings: Readonly<Record<string, string | undefined>>): string[] {
  try {
    ownerEmailOf(settings);
    const { VITE_BACKEND } = parseEnvironment(settings, 'production');
    return VITE_BACKEND === 'firebase'
      ? []
      : [
          `VITE_BACKEND is "${VITE_BACKEND}", so replies would stay in each guest's browser. Set it to "firebase".`,
        ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
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

export const replyByNote = (replyBy: ReplyBy, now: Date): string =>
  isClosed(replyBy, now)
    ? `Replies closed at the end of ${replyBy.date}: guests can decline, but not accept. To open them again, change the last day for replies in the content.`
    : `Replies close at the end of ${replyBy.date}.`;
