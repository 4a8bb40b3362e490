import { fileURLToPath } from 'node:url';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import type { SiteName } from '@invitation/vite/content/sites';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { TIMEOUT_MS } from './engines/guest';
import type { EngineOption } from './journeys/journey';
import { FULL, HOSTS } from './sites';

type Backend = 'embedded' | 'emulators';
type Projects = NonNullable<PlaywrightTestConfig<object, EngineOption>['projects']>;

const SPECS: Record<Backend, Projects> = {
  embedded: [
    { name: 'embedded', testMatch: /src\/[\w-]+\.spec\.ts$/, testIgnore: 'screenshots.spec.ts' },
    { name: 'hosts-embedded', testMatch: 'hosts/embedded.spec.ts', use: { baseURL: HOSTS } },
  ],
  emulators: [
    { name: 'emulators', testMatch: 'emulators/*.spec.ts' },
    {
      name: 'hosts-emulators',
      testMatch: 'hosts/emulators.spec.ts',
      // These tests count all guests of the emulator, so no other test may reply while they run.
      dependencies: ['emulators'],
      fullyParallel: false,
      use: { baseURL: HOSTS },
    },
  ],
};

const EVERY_ENGINE: Projects = (['chromium', 'firefox', 'webkit'] as const).map((engineName) => ({
  name: engineName,
  testMatch: 'journeys/*.journey.ts',
  // Journeys take their own screenshots: Playwright's would add a style, which Firefox reports as a violation of the policy.
  use: { engineName, screenshot: 'off', contextOptions: { reducedMotion: 'no-preference' } },
}));

/** Tests with this tag take too long for each push. */
const NIGHTLY = /@nightly/;

/**
 * A `*.journey.ts` runs in every engine. A `*.spec.ts` runs only in Chromium, because it uses a mock clock, routes, axe, snapshots
 * or a second tab.
 *
 * @param backend selects the build, `dist-embedded` or `dist-emulators`
 */
export function journeys(
  backend: Backend,
  report: string,
  projects: Projects = [...SPECS[backend], ...(backend === 'embedded' ? EVERY_ENGINE : [])],
): PlaywrightTestConfig<object, EngineOption> {
  const serve = (site: SiteName) => ({
    command: `tsx node_modules/@invitation/vite/src/hosting/serve-site.ts ${site} apps/${site}/dist-${backend}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    // Playwright puts the named group into an environment variable in capitals.
    wait: { stdout: new RegExp(`on port (?<${site}_port>\\d+)\\n`) },
  });
  return defineConfig<object, EngineOption>({
    testDir: fileURLToPath(new URL('.', import.meta.url)),
    snapshotPathTemplate: '{testDir}/visual/{arg}{ext}',
    outputDir: `test-results/${backend}`,
    fullyParallel: true,
    // The tests spend much of their time waiting.
    workers: '150%',
    forbidOnly: true,
    grepInvert: process.env.NIGHTLY === 'on' ? [] : NIGHTLY,
    retries: 0,
    // Long enough for a busy machine: only a test that hangs may fail.
    timeout: 240_000,
    expect: { timeout: TIMEOUT_MS },
    reporter: [['list'], ['json', { outputFile: `reports/${report}.json` }]],
    metadata: { backend },
    use: {
      baseURL: FULL,
      viewport: { width: 390, height: 844 },
      // Motion is slow without a graphics card. The journeys test confetti and transitions.
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: launchOptions(),
      // A trace of each test would take a third of the time. After a failure, `--trace on` records one.
      screenshot: 'only-on-failure',
    },
    projects,
    webServer: [
      serve('full'),
      ...(backend === 'embedded' ? [serve('saturday')] : []),
      serve('hosts'),
    ],
  });
}
