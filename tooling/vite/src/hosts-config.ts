import type { RecordDay } from '@invitation/domain/event';
import { defineConfig, type UserConfigFnObject } from 'vite';
import { OLDEST_BROWSERS } from './browsers';
import { contentCheck } from './content-check';
import { loadContent } from './content-folder';
import { licenses } from './licenses';
import { oldBrowserSentence } from './old-browser';
import { portInUse, serverOptions } from './ports';
import { prerenderShell } from './prerender-shell';
import { ROOT } from './root';
import { type SampleDocuments, seedSampleGuests } from './sample-guests';
import { serviceWorker } from './service-worker/service-worker';
import { contentOf, environment, readSettings } from './settings';
import { sourcePlugins } from './source-plugins';
import { touchIcon } from './touch-icon';

/** @param sampleDocuments the guests of a rehearsal on the emulators */
export const hostsConfig = (
  sampleDocuments: (days: readonly RecordDay[]) => SampleDocuments,
): UserConfigFnObject =>
  defineConfig(({ command, mode }) => {
    const content = contentOf(command, mode);
    const settings = readSettings(mode);
    return {
      plugins: [
        contentCheck(content),
        environment(),
        oldBrowserSentence(
          () =>
            'This browser is too old for the guest list. Please update it, or open the page in another one.',
        ),
        ...sourcePlugins(content, command === 'build' ? 'short' : 'debug'),
        prerenderShell(content, [/\/shell\/hosts-page\.tsx$/, /-hosts\.ts$/]),
        touchIcon('src/icon.svg'),
        serviceWorker(settings.VITE_SERVICE_WORKER),
        licenses(),
        seedSampleGuests(() => sampleDocuments(loadContent(content).weekend.events)),
        portInUse(),
      ],
      envDir: ROOT,
      publicDir: false,
      build: {
        cssCodeSplit: false,
        target: OLDEST_BROWSERS,
        modulePreload: false,
      },
      ...serverOptions('hosts', settings),
    };
  });
