import { fileURLToPath } from 'node:url';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import {
  DEBIAN_PYTHON,
  type EngineName,
  findEngine,
} from '@invitation/emulators/browsers/find-engine';
import { chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import { type Engine, WINDOW } from './guest';
import { startPlaywright } from './playwright-engine';
import { startWebDriver } from './webdriver-engine';

const WINDOW_SCRIPT = fileURLToPath(new URL('webkit-window.py', import.meta.url));

/** @param firefoxUserPrefs Firefox's settings, e.g. to block cookies. @returns `null` if the engine is not installed */
export async function startEngine(
  name: 'chromium' | EngineName,
  firefoxUserPrefs: NonNullable<LaunchOptions['firefoxUserPrefs']> = {},
): Promise<Engine | null> {
  if (name === 'chromium') return startPlaywright(chromium, launchOptions());
  const found = findEngine(name);
  if (found === null) return null;
  if (found.kind === 'playwright') {
    return name === 'firefox'
      ? startPlaywright(firefox, { firefoxUserPrefs })
      : startPlaywright(webkit, {});
  }
  const { executablePath } = found;
  if (name === 'firefox') {
    return startPlaywright(firefox, {
      channel: 'moz-firefox',
      executablePath,
      firefoxUserPrefs,
    });
  }
  return startWebDriver(executablePath, {
    binary: DEBIAN_PYTHON,
    args: [WINDOW_SCRIPT, `${WINDOW.width}`, `${WINDOW.height}`],
  });
}
