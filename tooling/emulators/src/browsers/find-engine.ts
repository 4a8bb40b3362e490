import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';

export type EngineName = 'firefox' | 'webkit';

export type FoundEngine =
  | { readonly kind: 'playwright' }
  | { readonly kind: 'debian'; readonly executablePath: string };

export const DEBIAN_PACKAGES = {
  chromium: ['chromium-headless-shell'],
  'whole-chromium': ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
} satisfies Record<string, readonly string[]>;

const FIREFOX_ESR = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
/** Debian's own Python: another one on the PATH would not find Debian's GTK. */
export const DEBIAN_PYTHON = '/usr/bin/python3';

function debianWebKit(): string | null {
  if (![WEBKIT_DRIVER, DEBIAN_PYTHON, '/usr/bin/Xvfb'].every(existsSync)) return null;
  const imports =
    'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")';
  return spawnSync(DEBIAN_PYTHON, ['-c', imports]).status === 0 ? WEBKIT_DRIVER : null;
}

export function findEngine(name: EngineName): FoundEngine | null {
  const playwright = name === 'firefox' ? firefox : webkit;
  if (existsSync(playwright.executablePath())) return { kind: 'playwright' };
  if (process.platform !== 'linux') return null;
  const debian = name === 'firefox' ? existsSync(FIREFOX_ESR) && FIREFOX_ESR : debianWebKit();
  return debian ? { kind: 'debian', executablePath: debian } : null;
}
