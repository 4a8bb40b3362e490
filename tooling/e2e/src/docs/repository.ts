import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@invitation/vite/root';

/** Folders that are installed or built. Git is not used, because a copy of the project may have no repository. */
const EXCLUDED =
  /^(node_modules|\.git|\.turbo|\.firebase|dist.*|reports|storybook-static|test-results)$/;

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return EXCLUDED.test(entry.name) ? [] : walk(path);
    return [path];
  });
}

const FILES = walk('');

/** The paths of the project's files that match a pattern. They are relative to the root and contain `/`. */
export const filesWith = (pattern: RegExp): readonly string[] =>
  FILES.filter((path) => pattern.test(path));

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

export const exists = (path: string): boolean => existsSync(join(ROOT, path));
