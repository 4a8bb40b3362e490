import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findSharedEmulators, shareEmulators } from './shared-emulators';

const ENVIRONMENT = {
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:2',
  GCLOUD_PROJECT: 'demo',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('shared emulators are found until they end', () => {
  const file = join(folder, 'cache/emulators.json');
  expect(findSharedEmulators(file)).toBeNull();
  const end = shareEmulators(ENVIRONMENT, file);
  expect(findSharedEmulators(file)).toEqual(ENVIRONMENT);
  end();
  expect(findSharedEmulators(file)).toBeNull();
});

it('emulators of a process that was killed are not found', () => {
  const file = join(folder, 'emulators.json');
  shareEmulators(ENVIRONMENT, file);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), pid }));
  expect(findSharedEmulators(file)).toBeNull();
});
