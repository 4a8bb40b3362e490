import { rmSync } from 'node:fs';
import { type Language, WORDS } from '@invitation/domain/words/words';
import {
  defineConfig,
  type HtmlTagDescriptor,
  type Plugin,
  type Rolldown,
  type UserConfigFnObject,
} from 'vite';
import { OLDEST_BROWSERS } from './bundle/browsers';
import { languagesPlugins } from './bundle/languages';
import { licenses } from './bundle/licenses';
import { serviceWorker } from './bundle/service-worker';
import { sourcePlugins } from './bundle/source-plugins';
import { contentCheck } from './check/check';
import { calendarFilesPlugin } from './content/calendar-files';
import { withoutAbsent } from './content/features';
import { contentFiles, iconFile, iconOf, servedContent } from './content/files';
import { loadContent, readContent, siteContent } from './content/folder';
import { followContent } from './content/follow-content';
import type { SiteName } from './content/sites';
import { devSummary } from './dev/dev-summary';
import { focusInFrame } from './dev/focus-in-frame';
import { gateInDev } from './dev/gate-in-dev';
import { studioFrame } from './dev/studio-frame';
import { PICTURE_HOST } from './hosting/built-site';
import { firstPaintInDev } from './page/first-paint-in-dev';
import { htmlMessages } from './page/html-messages';
import { linkPreview } from './page/link-preview';
import { prerender } from './page/prerender';
import { touchIcon } from './page/touch-icon';
import { ROOT } from './root';
import { devPortOf, portInUse, serverOptions } from './settings/ports';
import { contentOf, environment, readSettings } from './settings/settings';

type Attributes = NonNullable<HtmlTagDescriptor['attrs']>;

/** Modules that several pages share, but only pages after the saved reply. They stay out of the chunk `shared`. */
const AFTER_REPLY =
  /\/(copy-field|personal-link|guest-link|guest-table|news|picture)\.|sentences=invitation$/;

const head = (name: SiteName, contentFolder: string, translation?: Language): Plugin => ({
  name: 'invitation:head',
  transformIndexHtml(page) {
    const { celebration, phases, stories, details } = siteContent(name, contentFolder, translation);
    const { gateTitle, hosts, profilePicture, thankYouPicture } = celebration;
    const { language, languages, saturday } = loadContent(contentFolder, translation);
    // The weekend's site also has the Saturday's practical page.
    const sections = [details, saturday?.details]
      .flatMap((each) => each ?? [])
      .flatMap(({ picture }) => picture ?? []);
    // All pictures have one host.
    const [{ url = '' } = {}] = [profilePicture, thankYouPicture, ...stories, ...sections].flatMap(
      (each) => each ?? [],
    );
    // A text that is true in every phase, because chats load the preview only once (B21).
    const preview = phases ? WORDS[language].phases.preview(hosts) : celebration.preview;
    const others = languages.length > 1 ? ` data-languages="${languages.join(' ')}"` : '';
    const meta = (attrs: Attributes) => ({ tag: 'meta', attrs, injectTo: 'head' as const });
    const tags = [
      { tag: 'title', children: gateTitle, injectTo: 'head' as const },
      meta({ name: 'robots', content: 'noindex, nofollow' }),
      meta({ name: 'description', content: preview }),
      meta({ property: 'og:type', content: 'website' }),
      meta({ property: 'og:title', content: gateTitle }),
      meta({ property: 'og:description', content: preview }),
      ...(URL.canParse(url) ? [meta({ name: PICTURE_HOST, content: new URL(url).origin })] : []),
    ];
    return { html: page.replace('<html lang="en"', `<html lang="${language}"${others}`), tags };
  },
});

/**
 * Lets Chrome compile a file's functions off the main thread, while it loads and while the guest types. Firebase is left out, because
 * most of its functions are never called.
 */
const compileEarly = ({ exports }: Rolldown.RenderedChunk): string =>
  exports.includes('openFirebaseBackend') ? '' : '//# allFunctionsCalledOnLoad';

/** Removes Vite's preloading of dynamic imports. `prerender` adds the links of each page instead. */
function plainImports(): Plugin {
  return {
    name: 'invitation:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

/** Ends the command of the Saturday-only site if the content has none, so that nobody deploys an old build. */
function endWithoutSaturday(contentFolder: string): void {
  const { content } = readContent(contentFolder);
  if (content === null || content.saturday) return;
  rmSync('dist', { recursive: true, force: true });
  console.log('There is no Saturday-only site: celebration.yaml says saturdaySite: no.');
  process.exit(0);
}

/**
 * @param contentFolder replaces the content of the mode, and is not checked
 * @param language the part of a site in several languages; default: the whole site
 */
export const siteConfig = (
  name: SiteName,
  contentFolder?: string,
  language?: Language,
): UserConfigFnObject =>
  defineConfig(({ command, mode }) => {
    const content = contentFolder ?? contentOf(command, mode);
    if (name === 'saturday') endWithoutSaturday(content);
    const settings = readSettings(mode, command);
    const loaded = loadContent(content);
    const { languages } = loaded;
    const ofLanguage = (language: Language) =>
      siteConfig(name, content, language)({ command, mode });
    return {
      plugins: [
        ...(contentFolder ? [] : [contentCheck(name, content)]),
        // Before the servers of other languages, which lack its address.
        ...(language ? [] : [gateInDev(name, content)]),
        // Before everything that answers in the default language.
        ...(languages.length > 1 && !language ? languagesPlugins(name, content, ofLanguage) : []),
        environment(),
        focusInFrame(),
        studioFrame(),
        head(name, content, language),
        linkPreview(name, content, language),
        touchIcon(
          () => iconOf(name, content),
          () => {
            const { gateTitle, hosts } = siteContent(name, content, language).celebration;
            const { page } = loadContent(content).colours[name === 'saturday' ? 'night' : 'day'];
            return { name: gateTitle, shortName: hosts, colour: page };
          },
        ),
        htmlMessages(() => WORDS[loadContent(content, language).language].html),
        ...sourcePlugins(content, command === 'build' ? 'short' : 'debug', language),
        plainImports(),
        prerender(name, content, language),
        firstPaintInDev(name, content, language),
        iconFile(name, content),
        servedContent(content),
        contentFiles(name, content),
        calendarFilesPlugin(name, content, language),
        licenses(),
        ...(language
          ? []
          : [
              serviceWorker(settings.VITE_SERVICE_WORKER, languages),
              followContent(name, content),
              devSummary(name, content, (site) => devPortOf(site, settings)),
              portInUse(),
            ]),
      ],
      define: withoutAbsent(name, loaded),
      envDir: ROOT,
      publicDir: false,
      build: {
        // One style sheet for all pages: it has less than 4 KB after compression.
        cssCodeSplit: false,
        target: OLDEST_BROWSERS,
        // The page's links load all chunks behind the gate at once.
        modulePreload: false,
        rolldownOptions: {
          // Vite's warnings about slow plugins mean nothing on a busy machine.
          checks: { pluginTimings: false },
          output: {
            postBanner: compileEarly,
            codeSplitting: {
              groups: [
                { name: 'gate', tags: ['$initial'], priority: 2 },
                // Separate shared chunks would need more requests and compress less.
                {
                  name: 'shared',
                  minShareCount: 2,
                  priority: 1,
                  test: (id) => !AFTER_REPLY.test(id),
                },
              ],
            },
          },
        },
      },
      ...serverOptions(name, settings),
    };
  });
