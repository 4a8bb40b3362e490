import { fileURLToPath } from 'node:url';
import { launchOptions } from '@invitation/browser/find-browser';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { FULL, PORTS, SATURDAY } from './sites';

/**
 * Journeys through both built apps, served as Firebase Hosting would.
 *
 * @param backend which build is walked through, that of `dist-embedded` or of `dist-emulators`
 * @param report the name of the report
 */
export function journeys(
  backend: 'embedded' | 'emulators',
  report: string,
  testMatch: string[],
): PlaywrightTestConfig {
  const serve = (app: keyof typeof PORTS, url: string) => ({
    command: `tsx node_modules/@invitation/hosting/src/serve-site.ts ${app} apps/${app}/dist-${backend} ${PORTS[app]}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url,
    reuseExistingServer: false,
  });
  return defineConfig({
    testDir: fileURLToPath(new URL('.', import.meta.url)),
    testMatch,
    snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
    outputDir: `../test-results/${backend}`,
    fullyParallel: true,
    // The journeys on the other backend run beside these.
    workers: '50%',
    forbidOnly: true,
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
    projects: [{ name: backend }],
    webServer: [serve('full', FULL), serve('saturday', SATURDAY)],
  });
}
