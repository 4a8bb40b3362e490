import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { listOf } from '@invitation/domain/build-time/read/read-yaml';
import type { ContentSource, PictureSize } from '@invitation/domain/build-time/read/site-content';
import type { AlbumSource } from '@invitation/domain/build-time/schema/schema';
import { ALBUM_SIZE, pictureFiles } from '@invitation/domain/event/picture';
import { readContent } from '@invitation/vite/content/folder';
import { CommandError } from '../command';
import { ALBUM_FILE, albumFile } from '../files/album-file';
import { CELEBRATION_FILE, celebrationFile, SLOTS, type Slot } from '../files/celebration-file';
import { replaceAll, withStaging } from '../files/replace-files';
import { slugOf } from '../files/slug';
import { type CommandLine, normalizeName } from './arguments';
import { framed, writeFiles } from './encode';
import { sortPhotographs } from './order';
import { type Photograph, readFolder, readPhotograph } from './photograph';
import { storyIds } from './story-ids';

export interface Job {
  readonly photograph: Photograph;
  readonly picture: PictureSize;
  /** Where `celebration.yaml` has it; `null` for a picture of the album. */
  readonly slot: Slot | null;
}

export interface Album {
  /** In the order of the album; then the pictures of `celebration.yaml`. */
  readonly made: readonly Job[];
  /** A sentence for each file. */
  readonly skipped: readonly string[];
  readonly removed: AlbumSource['pictures'];
  readonly missing: readonly string[];
}

/** @throws CommandError that lists the faults of a content */
export function readSource(content: string): ContentSource {
  if (!existsSync(join(content, CELEBRATION_FILE))) {
    throw new CommandError(`${content} is not a content folder: it has no celebration.yaml.`);
  }
  const { source, faults } = readContent(content);
  if (source) return source;
  throw new CommandError(`Correct these faults of the content, then try again:\n${listOf(faults)}`);
}

/** In the order of the album. */
async function readJobs(request: CommandLine, { celebration }: ContentSource) {
  const { folder, content, order, framings } = request;
  const { photographs, skipped } = folder
    ? await readFolder(folder, content)
    : { photographs: [], skipped: [] };
  const sorted = sortPhotographs(photographs, order);
  const others: Job[] = [];
  for (const slot of Object.keys(SLOTS) as Slot[]) {
    const path = request[slot];
    if (!path) continue;
    const photograph = await readPhotograph(path);
    // With the photograph's name, so that its text goes with it.
    const name = slugOf(`${SLOTS[slot].name} ${parse(photograph.fileName).name}`);
    const { width, height } = celebration[SLOTS[slot].field] ?? SLOTS[slot].size;
    others.push({ photograph, picture: { name, width, height }, slot });
  }
  const ids = storyIds(
    sorted.map(({ fileName }) => fileName),
    [
      ...Object.values(SLOTS).flatMap(({ field }) => celebration[field]?.file ?? []),
      ...others.map(({ picture }) => picture.name),
    ],
  );
  const album = sorted.map((photograph): Job => {
    const name = ids.get(photograph.fileName) ?? photograph.fileName;
    return { photograph, picture: { name, ...ALBUM_SIZE }, slot: null };
  });
  const jobs = [...album, ...others];
  const names = ['', ...jobs.map(({ photograph }) => normalizeName(photograph.fileName))];
  const unknown = [...framings.keys()].find((file) => !names.includes(file));
  if (unknown === undefined) return { jobs, skipped };
  throw new CommandError(
    `--focus or --fit names ${unknown}, but there is no such photograph. Use the name of the file, with its ending.`,
  );
}

/** Adds the present files that the new version keeps. Files of the new version win. */
function keepFiles(old: string, next: string, replaced: readonly PictureSize[]): void {
  const dropped = replaced
    .flatMap(({ name, width }) => pictureFiles(name, width))
    .map(({ file }) => file);
  for (const file of existsSync(old) ? readdirSync(old) : []) {
    if (dropped.includes(file) || existsSync(join(next, file))) continue;
    cpSync(join(old, file), join(next, file), { recursive: true });
  }
}

/**
 * Makes the pictures of a command line and replaces the old ones by them, all or none. Skips damaged photographs and repeated
 * ones of the album.
 */
export async function makeAlbum(
  request: CommandLine,
  onProgress: (fileName: string, done: number, all: number) => void = () => {},
): Promise<Album> {
  const { content, folder, framings } = request;
  const source = readSource(content);
  const { jobs, skipped } = await readJobs(request, source);
  const made: Job[] = [];
  const isMade = new Map<string, string>();
  // On the disk of the content, so that a rename is enough in the end.
  return withStaging(content, async (staging) => {
    const nextPictures = join(staging, 'pictures');
    mkdirSync(nextPictures);
    for (const [index, job] of jobs.entries()) {
      const { photograph, picture, slot } = job;
      const isAlbum = slot === null;
      const { fileName } = photograph;
      onProgress(fileName, index + 1, jobs.length);
      const framing = framings.get(normalizeName(fileName)) ?? framings.get('') ?? 'cover';
      const pixels = await framed(photograph, picture, framing).catch((damaged: CommandError) => {
        if (!isAlbum) throw damaged;
        skipped.push(damaged.message);
      });
      if (!pixels) continue;
      const digest = createHash('sha256').update(pixels.data).digest('hex');
      const original = isAlbum ? isMade.get(digest) : undefined;
      if (original) {
        skipped.push(`${fileName} is the same picture as ${original}.`);
        continue;
      }
      if (isAlbum) isMade.set(digest, fileName);
      await writeFiles(pixels, picture, nextPictures);
      made.push(job);
    }
    const names = made.flatMap(({ slot, picture }) => (slot === null ? picture.name : []));
    if (folder && names.length === 0) {
      throw new CommandError(`All photographs in ${folder} are damaged.`);
    }
    const old = source.album.pictures;
    const pictures = join(content, 'pictures');
    keepFiles(pictures, nextPictures, [
      ...(folder ? old.map(({ file }) => ({ name: file, ...ALBUM_SIZE })) : []),
      ...made.flatMap(({ slot, picture }) => {
        const before = slot && source.celebration[SLOTS[slot].field];
        return before ? { ...picture, name: before.file } : [];
      }),
    ]);
    const nextCelebration = join(staging, CELEBRATION_FILE);
    writeFileSync(nextCelebration, celebrationFile(content, made));
    const nextAlbum = join(staging, ALBUM_FILE);
    if (folder) writeFileSync(nextAlbum, albumFile(content, names));
    replaceAll(
      [
        [nextPictures, pictures],
        [nextCelebration, join(content, CELEBRATION_FILE)],
        ...(folder ? [[nextAlbum, join(content, ALBUM_FILE)] as const] : []),
      ],
      staging,
    );
    const described = old.filter(({ alt }) => alt !== '');
    return {
      made,
      skipped,
      removed: folder ? described.filter(({ file }) => !names.includes(file)) : [],
      missing: names.filter((name) => !described.some(({ file }) => file === name)),
    };
  });
}
