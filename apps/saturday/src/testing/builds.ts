import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfig } from '@invitation/vite/site-config';
import { build } from 'vite';
import type { TextFile } from './leaks';

const APP = fileURLToPath(new URL('../..', import.meta.url));
const PLACEHOLDERS = fileURLToPath(new URL('placeholder-content', import.meta.url));

const isText = (content: Uint8Array) => !content.includes(0);
const decode = (content: Uint8Array) => (isText(content) ? new TextDecoder().decode(content) : '');

/** Reads the files of a build. Binary files have an empty text. */
export function readBuild(folder: string): TextFile[] {
  const path = join(APP, folder);
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(path, file), text: decode(readFileSync(file)) }));
}

/** Builds the app with placeholder content, in memory. Returns the texts of all files. */
export async function buildWithPlaceholders(mode: 'embedded' | 'emulators'): Promise<string[]> {
  const config = await siteConfig('saturday', PLACEHOLDERS)({ command: 'build', mode });
  const result = await build({
    ...config,
    root: APP,
    mode,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  });
  return [result]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((file) => {
      if (file.type === 'chunk') return file.code;
      return typeof file.source === 'string' ? file.source : decode(file.source);
    });
}
