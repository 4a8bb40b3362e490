import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Formats TypeScript by the project's rules. */
export const format = (text: string): string =>
  execFileSync(process.execPath, [BIOME, 'format', '--stdin-file-path=content.ts'], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
  });
