import { OLDEST_BROWSERS } from '@invitation/vite/bundle/browsers';
import type {
  BrowserName,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';

/** The browsers of the data with the same engine as each supported browser. */
const SAME_ENGINE: Readonly<Record<string, readonly BrowserName[]>> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari', 'safari_ios'],
};

const OLDEST: readonly (readonly [BrowserName, number])[] = OLDEST_BROWSERS.flatMap((browser) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return (SAME_ENGINE[name] ?? []).map((engine) => [engine, Number(version)] as const);
});

/** Compares as numbers, which is enough for versions such as 16.4. `≤79` counts as 79. */
const isUntil = (version: SimpleSupportStatement['version_added'] | undefined, limit: number) =>
  typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= limit;

const isIn = (support: SimpleSupportStatement, version: number) =>
  !support.flags &&
  !support.prefix &&
  !support.alternative_name &&
  isUntil(support.version_added, version) &&
  !isUntil(support.version_removed, version);

/** Whether one of the oldest supported browsers lacks a feature. Partial support counts as support. */
export function isNewer(feature: CompatStatement): boolean {
  return OLDEST.some(([browser, version]) => {
    const support = feature.support[browser];
    return support !== undefined && ![support].flat().some((each) => isIn(each, version));
  });
}
