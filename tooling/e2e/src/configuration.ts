import { fileURLToPath } from 'node:url';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { EngineOption } from './journeys/journey';
import { FULL, HOSTS, PORTS, SATURDAY } from './sites';

const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

/**
 * Journeys through all built apps, served as on Firebase Hosting.
 *
 * A `*.journey.ts` runs in every engine. A `*.spec.ts` runs only in Chromium, because it needs features of Playwright
 * that the other engines lack here, e.g. a mock clock, routes, axe, snapshots or a second tab.
 *
 * @param backend selects the build: `dist-embedded` or `dist-emulators`
 * @param report the name of the report
 * @param testMatch the specs for Chromium
 */
export function journeys(
  backend: 'embedded' | 'emulators',
  report: string,
  testMatch: string[],
): PlaywrightTestConfig<object, EngineOption> {
  const serve = (app: keyof typeof PORTS, url: string) => ({
    command: `tsx node_modules/@invitation/vite/src/hosting/serve-site.ts ${app} apps/${app}/dist-${backend} ${PORTS[app]}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url,
    reuseExistingServer: false,
  });
  return defineConfig<object, EngineOption>({
    testDir: fileURLToPath(new URL('.', import.meta.url)),
    snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
    outputDir: `test-results/${backend}`,
    fullyParallel: true,
    workers: '100%',
    forbidOnly: true,
    retries: 0,
    timeout: 60_000,
    expect: { timeout: 10_000 },
    reporter: [['list'], ['json', { outputFile: `reports/${report}.json` }]],
    metadata: { backend },
    use: {
      baseURL: FULL,
      viewport: { width: 390, height: 844 },
      launchOptions: launchOptions(),
      trace: 'retain-on-failure',
    },
    projects: [
      { name: backend, testMatch },
      ...(report === 'screenshots' ? [] : otherProjects(backend)),
    ],
    webServer: [
      serve('full', FULL),
      ...(backend === 'embedded' ? [serve('saturday', SATURDAY)] : []),
      serve('hosts', HOSTS),
    ],
  });
}

/** The projects of the hosts' page, and of the journeys in every engine. */
const otherProjects = (
  backend: 'embedded' | 'emulators',
): NonNullable<PlaywrightTestConfig<object, EngineOption>['projects']> => [
  {
    name: `hosts-${backend}`,
    testMatch: `hosts/${backend}.spec.ts`,
    // They count all guests of the emulator, so no other test may reply meanwhile.
    dependencies: backend === 'emulators' ? [backend] : [],
    fullyParallel: backend === 'embedded',
    use: { baseURL: HOSTS },
  },
  ...(backend === 'embedded' ? ENGINES : []).map((engineName) => ({
    name: engineName,
    testMatch: 'journeys/*.journey.ts',
    use: { engineName },
  })),
];
