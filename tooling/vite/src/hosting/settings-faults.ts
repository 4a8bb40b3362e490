import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOf } from '@invitation/domain/build-time/read/read-yaml';
import { checkContent } from '../check/check';
import { sampleLeft } from '../check/sample-left';
import { CONTENT, loadContent, readContent } from '../content/folder';
import { sitesOf } from '../content/sites';
import { ROOT } from '../root';
import { ownerEmailOf, parseEnvironment } from '../settings/environment';
import { readSettings } from '../settings/settings';
import { fileFault } from '../settings/settings-file';
import {
  addressFaults,
  backendFaults,
  foreignAddresses,
  revealingSettings,
  type Targets,
  targetFaults,
} from './checks';

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

/** All faults of a deployment that can be found without a build, in seconds. */
export async function settingsFaults(): Promise<string[]> {
  const settings = readSettings('production');
  // Settings may also be in the environment.
  const noFile = settings.VITE_BACKEND === undefined ? fileFault(ROOT, '.env') : null;
  const parsed = readContent(CONTENT);
  const { content } = parsed;
  const left = listOf(sampleLeft(CONTENT, parsed));
  const text = readTargets();
  let targets: Targets | null = null;
  const unreadable = await messageOf(() => {
    targets = text === null ? null : JSON.parse(text);
  });
  return [
    ...(await messageOf(() => checkContent(CONTENT, true))),
    ...(left ? [`Your guests would see this of the sample:\n${left}`] : []),
    ...(noFile === null
      ? [
          ...(await messageOf(() => parseEnvironment(settings, 'production'))),
          ...backendFaults(settings.VITE_BACKEND),
          ...(await messageOf(() => ownerEmailOf(settings))),
        ]
      : [noFile]),
    ...unreadable.map((message) => `.firebaserc cannot be read: ${message}. Copy it again.`),
    ...(content === null || unreadable.length > 0
      ? []
      : [
          ...targetFaults(targets, settings.VITE_FIREBASE_PROJECT_ID ?? '', sitesOf(content)),
          ...(noFile === null
            ? [
                ...addressFaults(settings, content, targets),
                ...foreignAddresses(settings, targets),
                ...revealingSettings(
                  settings,
                  content.languages.map((language) => loadContent(CONTENT, language)),
                ),
              ]
            : []),
        ]),
  ];
}
