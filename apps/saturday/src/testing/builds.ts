import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteConfig } from '@invitation/vite/site-config';
import { build } from 'vite';
import type { TextFile } from './leaks';

const APP = fileURLToPath(new URL('../..', import.meta.url));
/** With this content, all words of a build come from the code. */
export const PLACEHOLDERS = fileURLToPath(new URL('placeholder-content', import.meta.url));

const isText = (content: Uint8Array) => !content.includes(0);
const decode = (content: Uint8Array) => (isText(content) ? new TextDecoder().decode(content) : '');

/** Binary files have an empty text. */
export function readBuild(folder: string): TextFile[] {
  const path = join(APP, folder);
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(path, file), text: decode(readFileSync(file)) }));
}

export async function buildWith(
  contentFolder: string,
  mode: 'embedded' | 'emulators',
): Promise<TextFile[]> {
  const config = await siteConfig('saturday', contentFolder)({ command: 'build', mode });
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
      const name = file.fileName;
      if (file.type === 'chunk') return { name, text: file.code };
      return { name, text: typeof file.source === 'string' ? file.source : decode(file.source) };
    });
}
