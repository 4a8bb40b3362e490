import type { Content } from '@invitation/domain/build-time/read/site-content';
import type { Feature } from '@invitation/domain/mode/features';
import type { SiteName } from './sites';

/** Which features the guests of a site have. */
export const featuresOf = (
  name: SiteName,
  { weekend, saturday, languages, namedGuests }: Content,
): Readonly<Record<Feature, boolean>> => ({
  QUESTIONS: weekend.questions.length > 0,
  NAMED_GUESTS: namedGuests,
  DETAILS: Boolean((name === 'full' && weekend.details) || saturday?.details),
  ACCOUNT: Boolean(
    (name === 'full' && weekend.celebration.registry?.account) ||
      saturday?.celebration.registry?.account,
  ),
  PHASES: weekend.phases !== null,
  TABLES: weekend.tablesFrom !== null,
  TRANSLATIONS: languages.length > 1,
  ALBUM: weekend.stories.length > 0,
});

/** Constants for Vite's `define`, e.g. `globalThis.WITHOUT_DETAILS`. A build drops the code of absent features. */
export const withoutAbsent = (name: SiteName, content: Content): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(featuresOf(name, content)).map(([feature, isPresent]) => [
      `globalThis.WITHOUT_${feature}`,
      `${!isPresent}`,
    ]),
  );
