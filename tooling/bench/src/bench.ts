// Measures the sites on this machine, and prints tables for the README. A budget that does not hold fails the run.
// Usage: tsx src/bench.ts [loads] [size] [viewers] [times]; all of them by default
import { launchOptions } from '@invitation/browser/find-browser';
import { type Browser, chromium } from 'playwright';
import { loadsReport, measureLoads } from './loads';
import { type Report, tell } from './report';
import { measureTimes, timesReport } from './times';
import { measureViewers, viewersReport } from './viewers';
import { weighApps, weightReport } from './weights';

const PARTS: Readonly<Record<string, (browser: Browser) => Promise<Report>>> = {
  loads: async (browser) => loadsReport(await measureLoads(browser)),
  size: async () => weightReport(await weighApps()),
  viewers: async (browser) => viewersReport(await measureViewers(browser)),
  times: async () => timesReport(await measureTimes()),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join(' ')}". The parts are: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}

const browser = await chromium.launch(launchOptions());
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (asked.length === 0 || asked.includes(name)) tell([await measure(browser)]);
  }
} finally {
  await browser.close();
}
