import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/** The parts of the content that are replaced. */
const PICTURES = 'public/pictures';
const STORIES = 'stories.ts';

/** A temporary folder with a new version of the pictures, beside the old one. */
export interface Staging {
  readonly folder: string;
  readonly pictures: string;
  readonly stories: string;
}

export const picturesFolder = (content: string): string => join(content, PICTURES);

/** Creates the folder on the disk of the content, so that a rename is enough in the end. */
export function createStaging(content: string): Staging {
  const folder = mkdtempSync(join(content, '.photos-'));
  const pictures = join(folder, 'pictures');
  mkdirSync(pictures);
  return { folder, pictures, stories: join(folder, STORIES) };
}

/** Adds the present files that the new version keeps. Files of the new version win. */
export function keepFiles(content: string, { pictures }: Staging, drop: ReadonlySet<string>): void {
  const old = picturesFolder(content);
  if (!existsSync(old)) return;
  for (const file of readdirSync(old)) {
    if (!drop.has(file) && !existsSync(join(pictures, file))) {
      cpSync(join(old, file), join(pictures, file), { recursive: true });
    }
  }
}

/**
 * Replaces pictures and `stories.ts` by the new version, or neither. Nothing here waits, so that a signal does not stop it
 * halfway.
 */
export function replaceContent(content: string, { folder, pictures, stories }: Staging): void {
  mkdirSync(join(content, 'public'), { recursive: true });
  const undo: (() => void)[] = [];
  const replace = (path: string, target: string, backup: string) => {
    if (existsSync(target)) {
      renameSync(target, backup);
      undo.unshift(() => renameSync(backup, target));
    }
    renameSync(path, target);
    undo.unshift(() => renameSync(target, path));
  };
  try {
    replace(pictures, picturesFolder(content), join(folder, 'old-pictures'));
    if (existsSync(stories)) replace(stories, join(content, STORIES), join(folder, 'old-stories'));
  } catch (error) {
    for (const step of undo) step();
    throw error;
  }
}

export const removeStaging = ({ folder }: Staging): void =>
  rmSync(folder, { recursive: true, force: true });
