import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listOf } from '@invitation/domain/content/read-yaml';
import type { AlbumSource } from '@invitation/domain/content/schema';
import type { ContentSource } from '@invitation/domain/content/site-content';
import { pictureFiles } from '@invitation/domain/picture';
import { readContent } from '@invitation/vite/content-folder';
import { CommandError } from '../kit/command';
import { replaceAll } from '../kit/replace-files';
import { ALBUM_FILE, albumFile, removedTexts } from './album-file';
import type { SkippedFile } from './folder';
import { framingOf } from './framing';
import { type Job, type Request, readJobs } from './jobs';
import { writePicture } from './picture-files';
import { runPool } from './pool';
import { UnusableFile } from './unusable-file';

/** Each needs up to 300 MB for a HEIC photograph. */
const MAX_PARALLEL = 4;

export interface Album {
  /** In the order of the album; then the pictures of `celebration.yaml`. */
  readonly made: readonly Job[];
  readonly skipped: readonly SkippedFile[];
  /** The new album; `undefined` if it is the old one. */
  readonly pictures: AlbumSource['pictures'] | undefined;
  /** Pictures with a text that are no longer in the album. */
  readonly removed: AlbumSource['pictures'];
}

export interface AlbumEvents {
  /** Stops the work. The album is unchanged then. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, all: number, fileName: string) => void;
}

/** Writes the files of all jobs. Skips damaged photographs and repeated ones of the album. */
async function writePictures(
  jobs: readonly Job[],
  request: Request,
  folder: string,
  { signal, onProgress }: AlbumEvents,
) {
  let done = 0;
  const tasks = jobs.map((job) => async (): Promise<string | UnusableFile> => {
    const { photograph, picture, isAlbum } = job;
    const framing = framingOf(request.framings, photograph.fileName);
    try {
      return await writePicture(photograph, picture, framing, folder, signal);
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error;
      if (!isAlbum) {
        throw new CommandError(`${photograph.fileName} ${error.message} The album is unchanged.`);
      }
      return error;
    } finally {
      done += 1;
      if (!signal?.aborted) onProgress?.(done, jobs.length, photograph.fileName);
    }
  });
  const results = await runPool(tasks, Math.min(availableParallelism(), MAX_PARALLEL));
  const made: Job[] = [];
  const skipped: SkippedFile[] = [];
  const first = new Map<string, string>();
  for (const [index, job] of jobs.entries()) {
    const result = results[index] ?? '';
    const { fileName } = job.photograph;
    const original = typeof result === 'string' && job.isAlbum ? first.get(result) : undefined;
    if (typeof result !== 'string') skipped.push({ fileName, reason: result.message });
    else if (original) skipped.push({ fileName, reason: `is the same picture as ${original}.` });
    else {
      if (job.isAlbum) first.set(result, fileName);
      made.push(job);
      continue;
    }
    const { name, width } = job.picture;
    for (const { file } of pictureFiles(name, width)) rmSync(join(folder, file), { force: true });
  }
  return { made, skipped };
}

/** @throws CommandError if the content has faults, so that no alternative text is lost */
function readSource(contentFolder: string): ContentSource {
  if (!existsSync(join(contentFolder, 'celebration.yaml'))) {
    throw new CommandError(`${contentFolder} is not a content folder: it has no celebration.yaml.`);
  }
  const { source, faults } = readContent(contentFolder);
  if (source) return source;
  throw new CommandError(`Mend these faults of the content, then try again:\n${listOf(faults)}`);
}

/** Adds the present files that the new version keeps. Files of the new version win. */
function keepFiles(old: string, next: string, dropped: ReadonlySet<string>): void {
  if (!existsSync(old)) return;
  for (const file of readdirSync(old)) {
    if (!dropped.has(file) && !existsSync(join(next, file))) {
      cpSync(join(old, file), join(next, file), { recursive: true });
    }
  }
}

/**
 * Makes the pictures of a command line and replaces the old ones by them, all or none.
 *
 * @throws CommandError if something cannot be read; the signal's reason if it stops the work
 */
export async function makeAlbum(request: Request, events: AlbumEvents = {}): Promise<Album> {
  const { content } = request;
  const { celebration, album } = readSource(content);
  const { jobs, skipped } = await readJobs(request, celebration);
  // On the disk of the content, so that a rename is enough in the end.
  const staging = mkdtempSync(join(content, '.photos-'));
  try {
    const nextPictures = join(staging, 'pictures');
    mkdirSync(nextPictures);
    const written = await writePictures(jobs, request, nextPictures, events);
    const names = written.made.flatMap(({ isAlbum, picture }) => (isAlbum ? picture.name : []));
    if (request.folder && names.length === 0) {
      throw new CommandError(
        `All photographs in ${request.folder} are damaged. The album is unchanged.`,
      );
    }
    const pictures = join(content, 'pictures');
    const dropped = request.folder ? album.pictures.flatMap(({ file }) => pictureFiles(file)) : [];
    keepFiles(pictures, nextPictures, new Set(dropped.map(({ file }) => file)));
    const nextAlbum = join(staging, ALBUM_FILE);
    if (request.folder) writeFileSync(nextAlbum, albumFile(content, names));
    events.signal?.throwIfAborted();
    replaceAll(
      [
        [nextPictures, pictures],
        ...(request.folder ? [[nextAlbum, join(content, ALBUM_FILE)] as const] : []),
      ],
      staging,
    );
    return {
      made: written.made,
      skipped: [...skipped, ...written.skipped],
      pictures: request.folder
        ? names.map((file) => ({
            alt: '',
            caption: '',
            ...album.pictures.find((old) => old.file === file),
            file,
          }))
        : undefined,
      removed: request.folder ? removedTexts(album, names) : [],
    };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
