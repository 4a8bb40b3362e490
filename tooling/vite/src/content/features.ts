import { fileURLToPath } from 'node:url';
import type { Content } from '@invitation/domain/build-time/site-content';
import type { Plugin } from 'vite';
import type { SiteName } from './sites';

/**
 * What a celebration can do without, and the modules for it. Beside each lies one whose name begins with `no-`: it has the
 * exports that other modules import, and they do nothing.
 */
const MODULES = {
  questions: [
    'domain/src/questions.ts',
    'ui/src/question-fields/form-questions.tsx',
    'site/src/rsvp/reply-questions.ts',
  ],
  party: [
    'domain/src/party.ts',
    'ui/src/party-fields/form-party.tsx',
    'ui/src/invitation-note/note-members.tsx',
    'site/src/rsvp/reply-party.ts',
  ],
  details: ['site/src/details/details-link.tsx', 'site/src/details/details-pages.ts'],
  account: ['ui/src/thank-you/account.tsx'],
  phases: [
    'site/src/phases/use-visit-now.ts',
    'site/src/gate/mark-phase.ts',
    'site/src/phases/rsvp-page.tsx',
    'site/src/phases/thank-you-page.tsx',
  ],
  tables: ['site/src/thank-you/guest-table.tsx'],
  languages: ['ui/src/translations/translations.tsx', 'site/src/browser/language.ts'],
} as const;

export type Feature = keyof typeof MODULES;

/** Which features the guests of a site have. */
export const featuresOf = (
  name: SiteName,
  { weekend, saturday, languages, namedGuests }: Content,
): Readonly<Record<Feature, boolean>> => ({
  questions: weekend.questions.length > 0,
  party: namedGuests,
  details: Boolean((name === 'full' && weekend.details) || saturday?.details),
  account: Boolean(
    (name === 'full' && weekend.celebration.registry?.account) ||
      saturday?.celebration.registry?.account,
  ),
  phases: weekend.phases !== null,
  tables: weekend.tablesFrom !== null,
  languages: languages.length > 1,
});

const PACKAGES = fileURLToPath(new URL('../../../../packages/', import.meta.url));

/** Leaves the code of absent features out of a site. */
export function withoutAbsent(features: Readonly<Record<Feature, boolean>>): Plugin {
  const absent = (Object.keys(MODULES) as Feature[]).filter((feature) => !features[feature]);
  const files = new Set(
    absent.flatMap((feature) => MODULES[feature].map((file) => PACKAGES + file)),
  );
  return {
    name: 'invitation:features',
    enforce: 'pre',
    load(id) {
      if (!files.has(id)) return null;
      return `export * from ${JSON.stringify(id.replace(/([\w-]+\.tsx?)$/, 'no-$1'))};`;
    },
  };
}
