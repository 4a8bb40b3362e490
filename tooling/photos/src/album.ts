import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { readContent } from './content';
import { PhotosError, UnusableFile } from './errors';
import type { SkippedFile } from './folder';
import { framingOf } from './framing';
import { type Job, type Request, readJobs } from './jobs';
import { filesOf, storySlot, writePicture } from './picture-files';
import { runPool } from './pool';
import { createStaging, keepFiles, removeStaging, replaceContent } from './staging';
import { type StoryEntry, storiesFile } from './stories-file';

/** Each needs up to 300 MB for a HEIC photograph. */
const MAX_PARALLEL = 4;

/** What the command has done. */
export interface Album {
  /** In the order of the album; then the pictures of `celebration.ts`. */
  readonly made: readonly Job[];
  readonly skipped: readonly SkippedFile[];
  /** The new album; `undefined` if it is the old one. */
  readonly stories: readonly StoryEntry[] | undefined;
  /** Alternative texts of pictures that are no longer in the album. */
  readonly removedTexts: readonly StoryEntry[];
}

export interface AlbumEvents {
  /** Stops the work. The album is unchanged then. */
  readonly signal?: AbortSignal;
  /** Called when a photograph is done. */
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
    const { photograph, slot, id } = job;
    const framing = framingOf(request.framings, photograph.fileName);
    try {
      return await writePicture(photograph, slot, framing, folder, signal);
    } catch (error) {
      if (!(error instanceof UnusableFile)) throw error;
      if (id === undefined) {
        throw new PhotosError(`${photograph.fileName} ${error.message} The album is unchanged.`);
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
    const original = typeof result === 'string' && job.id ? first.get(result) : undefined;
    if (typeof result !== 'string') skipped.push({ fileName, reason: result.message });
    else if (original) skipped.push({ fileName, reason: `is the same picture as ${original}.` });
    else {
      if (job.id) first.set(result, fileName);
      made.push(job);
      continue;
    }
    for (const { file } of filesOf(job.slot)) rmSync(join(folder, file), { force: true });
  }
  return { made, skipped };
}

/**
 * Makes the pictures of a command line and replaces the old ones by them, all or none.
 *
 * @throws PhotosError if something cannot be read; the signal's reason if it stops the work
 */
export async function makeAlbum(request: Request, events: AlbumEvents = {}): Promise<Album> {
  const content = await readContent(request.content);
  const { jobs, skipped } = await readJobs(request, content);
  const staging = createStaging(request.content);
  try {
    const written = await writePictures(jobs, request, staging.pictures, events);
    const old = new Map(content.stories.map((story) => [story.id, story]));
    const ids = written.made.flatMap(({ id }) => id ?? []);
    if (request.folder && ids.length === 0) {
      throw new PhotosError(
        `All photographs in ${request.folder} are damaged. The album is unchanged.`,
      );
    }
    const stories = request.folder ? ids.map((id) => old.get(id) ?? { id, alt: '' }) : undefined;
    const dropped = stories
      ? content.stories.map(({ url }) => filesOf(storySlot(basename(url))))
      : [];
    keepFiles(request.content, staging, new Set(dropped.flat().map(({ file }) => file)));
    if (stories) writeFileSync(staging.stories, storiesFile(stories));
    events.signal?.throwIfAborted();
    replaceContent(request.content, staging);
    const kept = new Set(ids);
    return {
      made: written.made,
      skipped: [...skipped, ...written.skipped],
      stories,
      removedTexts: stories ? content.stories.filter(({ id, alt }) => alt && !kept.has(id)) : [],
    };
  } finally {
    removeStaging(staging);
  }
}
