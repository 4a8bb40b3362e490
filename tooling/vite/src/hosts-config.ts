import { bestLanguage, wordsIn } from '@invitation/domain/words/run-time';
import { defineConfig, type Plugin, type UserConfigFnObject } from 'vite';
import { OLDEST_BROWSERS } from './bundle/browsers';
import { licenses } from './bundle/licenses';
import { serviceWorker } from './bundle/service-worker';
import { sourcePlugins } from './bundle/source-plugins';
import { contentCheck } from './check/check';
import { iconFile, iconOf } from './content/files';
import { loadContent } from './content/folder';
import { followContent } from './content/follow-content';
import { devSummary } from './dev/dev-summary';
import { focusInFrame } from './dev/focus-in-frame';
import { seedSampleGuests } from './dev/sample-guests';
import { htmlMessages } from './page/html-messages';
import { prerenderShell } from './page/prerender-shell';
import { touchIcon } from './page/touch-icon';
import { ROOT } from './root';
import { devPortOf, portInUse, serverOptions } from './settings/ports';
import { contentOf, environment, readSettings } from './settings/settings';

const languageOf = (contentFolder: string) => bestLanguage([loadContent(contentFolder).language]);

/** Sets the page's language until it has loaded the words in the host's language. */
const pageLanguage = (contentFolder: string): Plugin => ({
  name: 'invitation:page-language',
  transformIndexHtml: (page) =>
    page.replace('<html lang="en"', `<html lang="${languageOf(contentFolder)}"`),
});

/**
 * @param samplePath the module of the app that makes the guests of a rehearsal on the emulators
 * @param contentFolder replaces the content of the mode, and is not checked
 */
export const hostsConfig = (samplePath: string, contentFolder?: string): UserConfigFnObject =>
  defineConfig(({ command, mode }) => {
    const content = contentFolder ?? contentOf(command, mode);
    const settings = readSettings(mode, command);
    return {
      plugins: [
        ...(contentFolder ? [] : [contentCheck('hosts', content)]),
        environment(),
        focusInFrame(),
        pageLanguage(content),
        htmlMessages(async () => (await wordsIn(languageOf(content))).head),
        ...sourcePlugins(content, command === 'build' ? 'short' : 'debug', 'at-run-time'),
        prerenderShell(content, [/\/(start|shell\/hosts-page)\.tsx$/, /-hosts\.ts$/]),
        iconFile('hosts', content),
        touchIcon(() => iconOf('hosts', content)),
        serviceWorker(settings.VITE_SERVICE_WORKER),
        licenses(),
        seedSampleGuests(samplePath, () => loadContent(content)),
        followContent('hosts', content),
        devSummary('hosts', content, (site) => devPortOf(site, settings)),
        portInUse(),
      ],
      envDir: ROOT,
      publicDir: false,
      build: {
        cssCodeSplit: false,
        target: OLDEST_BROWSERS,
        modulePreload: false,
        // Vite's warnings about slow plugins mean nothing on a busy machine.
        rolldownOptions: { checks: { pluginTimings: false } },
      },
      ...serverOptions('hosts', settings),
    };
  });
