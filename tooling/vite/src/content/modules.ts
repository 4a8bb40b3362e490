import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { guestTexts } from '@invitation/domain/build-time/read/guest-texts';
import type { Content } from '@invitation/domain/build-time/read/site-content';
import { languageName, type Translation } from '@invitation/domain/words/language';
import type { Language } from '@invitation/domain/words/words';
import { type Plugin, runnerImport } from 'vite';
import { featuresOf } from './features';
import { loadContent, siteIn, sourceFiles } from './folder';
import type { SiteName } from './sites';
import { withSoftHyphens } from './soft-hyphens';

/** The name of the plugin. The style compiler uses only this one. */
export const CONTENT_MODULES = 'invitation:content-modules';

/** The other languages of a content. */
const translationsOf = ({ language, languages }: Content): readonly Translation[] =>
  languages
    .filter((each) => each !== language)
    .map((each) => ({ language: each, name: languageName(each, each) }));

/** The module that a site loads first. It mentions no feature that its guests lack. */
function startModule(name: SiteName, content: Content, modules: string, others: object = {}) {
  const site = withSoftHyphens(siteIn(content, name), content.language);
  const { celebration, replyBy, events, otherDays, questions, phases, tablesFrom } = site;
  const features = featuresOf(name, content);
  const values = {
    celebration,
    replyBy,
    events,
    otherDays,
    ...(features.QUESTIONS && { questions }),
    // Without a Saturday-only site, Saturday-only mode has the weekend's phases.
    ...(features.PHASES && {
      phases: { weekend: phases, saturday: (content.saturday ?? content.weekend).phases },
    }),
    ...(features.TABLES && { tablesFrom }),
    ...(features.TRANSLATIONS && { translations: translationsOf(content) }),
    ...others,
  };
  const loader = (part: string) => `async () => (await import('${modules}-${part}')).${part}`;
  const members = [
    ...Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    ...(features.ALBUM ? [`loadStories: ${loader('stories')}`] : []),
    ...(features.DETAILS ? [`loadDetails: ${loader('details')}`] : []),
  ];
  return `export const content = { ${members.join(', ')} };`;
}

/** The Saturday-only site's texts that differ from the weekend's, for Saturday-only mode on the weekend's site. */
function saturdayTexts({ weekend, saturday, language }: Content) {
  const texts = saturday && withSoftHyphens(saturday, language).celebration;
  const others = withSoftHyphens(weekend, language).celebration;
  const celebration = Object.entries(texts ?? {}).filter(
    ([name, value]) => !isDeepStrictEqual(value, Reflect.get(others, name)),
  );
  const replyBy = saturday?.replyBy;
  return {
    celebration: Object.fromEntries(celebration),
    ...(replyBy && !isDeepStrictEqual(replyBy, weekend.replyBy) && { replyBy }),
  };
}

/** The modules an app can import. Of a day that a site does not show, it gets only the id and whether a form asks about it. */
type ContentIn = (language: Language) => Content;
const MODULES: Readonly<
  Record<string, (content: Content, contentIn: ContentIn) => object | string>
> = {
  'content:weekend': (content) =>
    startModule('full', content, 'content:weekend', { saturdayTexts: saturdayTexts(content) }),
  'content:weekend-stories': ({ weekend: { stories } }) => ({ stories }),
  'content:weekend-details': ({ weekend, saturday }) => ({
    // Without a Saturday-only site, Saturday-only mode has all texts of the weekend.
    details: { weekend: weekend.details, saturday: (saturday ?? weekend).details },
  }),
  'content:saturday': (content) => startModule('saturday', content, 'content:saturday'),
  'content:saturday-stories': (content) => ({ stories: siteIn(content, 'saturday').stories }),
  'content:saturday-details': (content) => ({
    details: { weekend: null, saturday: siteIn(content, 'saturday').details },
  }),
  'content:hosts': ({ languages, saturday, weekend, namedGuests }, contentIn) => ({
    celebration: weekend.celebration,
    hasSaturdaySite: saturday !== null,
    namedGuests,
    phases: weekend.phases,
    tablesFrom: weekend.tablesFrom,
    texts: languages.map(contentIn).map((content) => ({
      ...guestTexts(content),
      events: content.weekend.events,
      questions: content.weekend.questions,
    })),
  }),
  'content:colours': ({ colours: { day, night } }) => ({ dayColours: day, nightColours: night }),
};

const exportsOf = (data: object | string): string =>
  typeof data === 'string'
    ? data
    : Object.entries(data)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');

/** The code of one of `MODULES`. */
export const moduleCode = (name: keyof typeof MODULES, content: Content, contentIn: ContentIn) =>
  MODULES[name] && exportsOf(MODULES[name](content, contentIn));

/** Provides the modules `content:…`. They contain computed values, so that builds need no calculations. */
export const contentModules = (contentFolder: string, language?: Language): Plugin => ({
  name: CONTENT_MODULES,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^content:/ },
    // The id of a real file, so that a change of the file loads the module again.
    handler: (id) => (id in MODULES ? `${join(contentFolder, 'celebration.yaml')}?${id}` : null),
  },
  load: {
    filter: { id: /\.yaml\?content:/ },
    handler(id) {
      // First, so that a file with a fault is watched too.
      for (const file of sourceFiles(contentFolder)) this.addWatchFile(join(contentFolder, file));
      const contentIn = (language?: Language) => loadContent(contentFolder, language);
      return moduleCode(id.slice(id.indexOf('?') + 1), contentIn(language), contentIn);
    },
  },
});

/** Modules that need Node: the fixtures, the drawings and palettes by name, and the tests' today. */
const FIXTURE =
  /\/domain\/(src\/fixtures\/(weekend|with-questions|named-guests|four-days|one-day|two-languages|looks|today)|build-time\/drawing\/places)\.js$/;

/** Replaces these modules with their data, for stories and the studio in a browser. */
export const fixtureData = (): Plugin => ({
  name: 'invitation:fixture-data',
  enforce: 'pre',
  load: {
    filter: { id: FIXTURE },
    async handler(id) {
      const { module } = await runnerImport<object>(id, { configFile: false, logLevel: 'error' });
      return exportsOf(module);
    },
  },
});
