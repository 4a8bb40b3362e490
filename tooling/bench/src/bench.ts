// Measures all sites on this machine, and prints the tables of docs/performance.md. Fails if a budget is exceeded.
// Usage: tsx src/bench.ts [loads] [hosts] [size] [network] [--short]; without a name all of them
// --short: the hosts' page is measured once, to see that the measurement works
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { type Browser, chromium } from 'playwright';
import { measureLoads } from './loads';
import { measureHostsPage } from './measure-hosts-page';
import { measureNetwork } from './network';
import { printReport, type Report } from './report';
import { measureScriptSizes } from './script-sizes';

const isShort = process.argv.includes('--short');

const MEASUREMENTS: Readonly<Record<string, (browser: Browser) => Promise<Report>>> = {
  loads: measureLoads,
  hosts: (browser) => measureHostsPage(browser, isShort ? 1 : undefined),
  size: measureScriptSizes,
  network: measureNetwork,
};

const requested = process.argv.slice(2).filter((argument) => argument !== '--short');
const unknown = requested.filter((name) => !Object.hasOwn(MEASUREMENTS, name));
if (unknown.length > 0) {
  console.error(
    `Unknown measurement "${unknown.join(' ')}". The measurements are: ${Object.keys(MEASUREMENTS).join(', ')}.`,
  );
  process.exit(2);
}

const browser = await chromium.launch(launchOptions());
try {
  for (const [name, measure] of Object.entries(MEASUREMENTS)) {
    if (requested.length === 0 || requested.includes(name)) printReport(await measure(browser));
  }
} finally {
  await browser.close();
}
