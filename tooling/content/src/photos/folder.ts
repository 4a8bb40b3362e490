import { readdirSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { CommandError } from '../kit/command';
import { type Photograph, readPhotograph } from './photograph';
import { UnusableFile } from './unusable-file';

export interface SkippedFile {
  readonly fileName: string;
  readonly reason: string;
}

function listFiles(folder: string, content: string): string[] {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) throw new CommandError(`There is no folder ${folder}.`);
  if (!stats.isDirectory()) {
    throw new CommandError(`${folder} is a file. Name the folder of your photographs.`);
  }
  // The new album replaces this folder.
  if (!relative(join(content, 'pictures'), folder).startsWith('..')) {
    throw new CommandError(
      `${folder} is where the site has its pictures. Put your photographs into a folder outside of the content.`,
    );
  }
  // Names that begin with a dot are files of the system, such as .DS_Store.
  return readdirSync(folder).filter((file) => !file.startsWith('.'));
}

/** Leaves out subfolders. @throws CommandError without a photograph */
export async function readFolder(folder: string, content: string) {
  const photographs: Photograph[] = [];
  const skipped: SkippedFile[] = [];
  for (const fileName of listFiles(folder, content)) {
    const path = join(folder, fileName);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      skipped.push({ fileName, reason: 'is a folder. Move its photographs up to add them.' });
      continue;
    }
    // Opening a pipe waits for a writer and blocks all signals.
    if (!stats?.isFile()) {
      skipped.push({ fileName, reason: 'is not a file.' });
      continue;
    }
    try {
      photographs.push(await readPhotograph(path));
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error;
      skipped.push({ fileName, reason: error.message });
    }
  }
  if (photographs.length === 0) {
    const reasons = skipped.map(({ fileName, reason }) => `\n  ${fileName} ${reason}`).join('');
    throw new CommandError(
      `There is no photograph in ${folder}. The album is unchanged.${reasons}`,
    );
  }
  return { photographs, skipped };
}

/** @throws CommandError if the file is not a photograph */
export async function readFile(path: string): Promise<Photograph> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new CommandError(`There is no file ${path}.`);
  return readPhotograph(path).catch((error: unknown) => {
    if (!(error instanceof UnusableFile)) throw error;
    throw new CommandError(`${basename(path)} ${error.message} The album is unchanged.`);
  });
}
