import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check/check';
import { CONTENT, readContent } from '../content/folder';
import { sitesOf } from '../content/sites';
import { ROOT } from '../root';
import { ownerEmailOf, parseEnvironment } from '../settings/environment';
import { readSettings } from '../settings/settings';
import { addressFaults, backendFaults, type Targets, targetFaults } from './checks';

/** The text of `.firebaserc`; `null` without the file. */
export function readTargets(): string | null {
  const file = join(ROOT, '.firebaserc');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

const messageOf = async (task: () => unknown): Promise<string[]> => {
  try {
    await task();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** What a deployment lacks and a build need not find out. Reports everything at once, in seconds. */
export async function settingsFaults(): Promise<string[]> {
  const settings = readSettings('production');
  const hasSettings = settings.VITE_BACKEND !== undefined || existsSync(join(ROOT, '.env'));
  const { content } = readContent(CONTENT);
  const text = readTargets();
  let targets: Targets | null = null;
  const unreadable = await messageOf(() => {
    targets = text === null ? null : JSON.parse(text);
  });
  return [
    ...(await messageOf(() => checkContent(CONTENT, true))),
    ...(hasSettings
      ? [
          ...(await messageOf(() => parseEnvironment(settings, 'production'))),
          ...backendFaults(settings.VITE_BACKEND),
          ...(await messageOf(() => ownerEmailOf(settings))),
        ]
      : ['There is no .env, so there are no settings. Copy .env.example to .env and fill it in.']),
    ...unreadable.map((message) => `.firebaserc cannot be read: ${message}. Copy it again.`),
    ...(content === null || unreadable.length > 0
      ? []
      : [
          ...targetFaults(targets, settings.VITE_FIREBASE_PROJECT_ID ?? '', sitesOf(content)),
          ...(hasSettings ? addressFaults(settings, content, targets) : []),
        ]),
  ];
}
