import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, parse } from 'node:path';
import { listOf } from '@invitation/domain/build-time/read/read-yaml';
import {
  type ContentSource,
  type PictureSize,
  picturesOf,
} from '@invitation/domain/build-time/read/site-content';
import type { DetailsSource } from '@invitation/domain/build-time/schema/schema';
import { ALBUM_SIZE, PICTURE_WIDTH, pictureFiles } from '@invitation/domain/event/picture';
import { FIXTURES, readContent } from '@invitation/vite/content/folder';
import { CommandError } from '../command';
import { ALBUM_FILE, albumFile } from '../files/album-file';
import { CELEBRATION_FILE, celebrationFile, SLOTS, type Slot } from '../files/celebration-file';
import type { Changes, ContentFolder, FileBytes } from '../files/content-folder';
import { freeName } from '../files/free-name';
import { withStaging } from '../files/replace-files';
import { slugOf } from '../files/slug';
import { withValue } from '../files/write-value';
import { framed, writeFiles } from '../photos/encode';
import type { Framing } from '../photos/frame';
import { type Photograph, readPhotograph } from '../photos/photograph';
import { storyIds } from '../photos/story-ids';
import { starterText } from './starter-texts';

/** @throws CommandError that lists the faults of a content */
export function readSource(content: string): ContentSource {
  if (!existsSync(join(content, CELEBRATION_FILE))) {
    throw new CommandError(`${content} is not a content folder: it has no celebration.yaml.`);
  }
  const { source, faults } = readContent(content);
  if (source) return source;
  throw new CommandError(`Correct these faults of the content, then try again:\n${listOf(faults)}`);
}

/** The photographs themselves, so that another part of one can be chosen later. Git ignores them, and no build has them. */
const ORIGINALS = '.photographs';

/** A hidden folder's files by the name of their picture. */
function originalsOf(folder: string): ReadonlyMap<string, string> {
  const originals = join(folder, ORIGINALS);
  const files = existsSync(originals) ? readdirSync(originals) : [];
  return new Map(files.map((file) => [parse(file).name, join(originals, file)]));
}

export function keepOriginal(folder: string, name: string, path: string): void {
  // A former one of this name can have another ending.
  rmSync(originalsOf(folder).get(name) ?? join(folder, ORIGINALS, name), { force: true });
  mkdirSync(join(folder, ORIGINALS), { recursive: true });
  copyFileSync(path, join(folder, ORIGINALS, `${name}${extname(path)}`));
}

/** @throws CommandError for a damaged photograph */
export async function encoded(
  folder: string,
  photograph: Photograph,
  picture: PictureSize,
  framing: Framing,
): Promise<ReadonlyMap<string, Buffer>> {
  const pixels = await framed(photograph, picture, framing);
  return withStaging(folder, async (staging) => {
    await writeFiles(pixels, picture, staging);
    return new Map(
      readdirSync(staging).map((file) => [`pictures/${file}`, readFileSync(join(staging, file))]),
    );
  });
}

/** The files of a picture, to delete. */
export const without = ({ name, width }: PictureSize) =>
  pictureFiles(name, width).map(({ file }) => [`pictures/${file}`, null] as const);

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** `celebration.yaml` with the sentence above the button to the pictures, which an album needs. */
export function withStoryText(content: ContentFolder, { celebration, languages }: ContentSource) {
  if (celebration.storyText !== undefined) return [];
  const written = content.read().get(CELEBRATION_FILE) ?? '';
  const text = starterText(languages, (starter) => starter.storyText);
  return [[CELEBRATION_FILE, withValue(written, ['storyText'], text)] as const];
}

/** The names of the pictures in `celebration.yaml`. */
export const slotNames = ({ celebration }: ContentSource): readonly string[] =>
  Object.values(SLOTS).flatMap(({ field }) => celebration[field]?.file ?? []);

/**
 * Adds a photograph to the album, by its capture time. A couple's first one replaces the pictures of the sample.
 *
 * @returns the name of the picture
 * @throws CommandError for a file that is no photograph, is damaged or is in the album already
 */
export async function addToAlbum(content: ContentFolder, path: string): Promise<string> {
  const { folder } = content;
  const source = readSource(folder);
  const { album } = source;
  const photograph = await readPhotograph(path);
  const originals = originalsOf(folder);
  const sample = readContent(FIXTURES).source?.album.pictures.map(({ file }) => file) ?? [];
  const isSample = ({ file }: { file: string }) => sample.includes(file) && !originals.has(file);
  const kept = album.pictures.filter((picture) => !isSample(picture)).map(({ file }) => file);
  const digest = hashOf(path);
  const same = kept.find((name) => {
    const original = originals.get(name);
    return original !== undefined && hashOf(original) === digest;
  });
  if (same) throw new CommandError(`${photograph.fileName} is in the album already, as ${same}.`);
  const taken = [...kept, ...slotNames(source)];
  const name = freeName(
    storyIds([photograph.fileName], taken).get(photograph.fileName) ?? 'photo',
    (each) => taken.includes(each),
    '-',
  );
  const takenAt = photograph.takenAt ?? Number.POSITIVE_INFINITY;
  let position = kept.length;
  for (const [index, other] of kept.entries()) {
    const original = originals.get(other);
    const time = original === undefined ? 0 : ((await readPhotograph(original)).takenAt ?? 0);
    if (time <= takenAt) continue;
    position = index;
    break;
  }
  const files = await encoded(folder, photograph, { name, ...ALBUM_SIZE }, 'cover');
  const gone = album.pictures
    .filter(isSample)
    .flatMap(({ file }) => without({ name: file, ...ALBUM_SIZE }));
  keepOriginal(folder, name, path);
  await content.write(
    `Add the photograph ${name}`,
    new Map<string, FileBytes>([
      ...gone,
      ...files,
      [ALBUM_FILE, albumFile(folder, kept.toSpliced(position, 0, name))] as const,
      ...withStoryText(content, source),
    ]),
  );
  return name;
}

/** Puts a photograph into its place in `celebration.yaml`, with a proposal for the text. The text of the former one goes with it. */
export async function replaceSlot(content: ContentFolder, slot: Slot, path: string): Promise<void> {
  const { folder } = content;
  const source = readSource(folder);
  const { celebration } = source;
  const photograph = await readPhotograph(path);
  const { width, height } = celebration[SLOTS[slot].field] ?? SLOTS[slot].size;
  const former = celebration[SLOTS[slot].field]?.file;
  const name = slugOf(`${SLOTS[slot].name} ${parse(photograph.fileName).name}`);
  const picture = { name, width, height };
  const files = await encoded(folder, photograph, picture, 'cover');
  keepOriginal(folder, name, path);
  const alt = starterText(source.languages, ({ thankYou }) =>
    slot === 'thankYou' ? thankYou(celebration.hosts) : celebration.hosts,
  );
  const text = celebrationFile(folder, slot, picture, alt);
  const changes = new Map<string, FileBytes>([
    ...(former ? without({ ...picture, name: former }) : []),
    ...files,
    [CELEBRATION_FILE, text] as const,
  ]);
  await content.write(`Replace the ${SLOTS[slot].name} picture`, changes);
}

/** Puts a photograph into a section of the practical page (B18). */
export async function placeInSection(
  content: ContentFolder,
  site: keyof DetailsSource,
  index: number,
  path: string,
): Promise<void> {
  const { folder } = content;
  const photograph = await readPhotograph(path);
  const name = slugOf(`details ${site} ${index + 1} ${parse(photograph.fileName).name}`);
  const size = { width: PICTURE_WIDTH, height: (PICTURE_WIDTH * 2) / 3 };
  const files = await encoded(folder, photograph, { name, ...size }, 'cover');
  keepOriginal(folder, name, path);
  const written = content.read().get('details.yaml') ?? '';
  const former = readSource(folder).details[site]?.[index]?.picture;
  const value = { file: name, width: String(size.width), height: String(size.height), alt: '' };
  const gone = former && former.file !== name ? without({ ...former, name: former.file }) : [];
  await content.write(
    'Add a picture to good to know',
    new Map<string, FileBytes>([
      ...gone,
      ...files,
      ['details.yaml', withValue(written, [site, index, 'picture'], value)] as const,
    ]),
  );
}

/** The photograph of a picture. @throws CommandError if it is not on this machine */
export function originalOf(content: ContentFolder, name: string): string {
  const original = originalsOf(content.folder).get(name);
  if (original) return original;
  throw new CommandError(`The photograph of ${name} is not on this computer. Drop it here again.`);
}

/** Crops a picture again, around what matters in its photograph. */
export async function frameAgain(
  content: ContentFolder,
  { name, width, height }: PictureSize,
  framing: Framing,
): Promise<void> {
  const photograph = await readPhotograph(originalOf(content, name));
  const files = await encoded(content.folder, photograph, { name, width, height }, framing);
  await content.write(`Crop ${name}`, files);
}

/** The files of pictures that a changed content no longer has. */
export function unusedPictures(before: ContentSource, after: ContentSource): Changes {
  const kept = new Set(picturesOf(after).map(({ name, width }) => `${name}-${width}`));
  const gone = picturesOf(before).filter(({ name, width }) => !kept.has(`${name}-${width}`));
  return new Map(gone.flatMap(without));
}
