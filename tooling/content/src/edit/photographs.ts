import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { extname, join, parse } from 'node:path';
import { DETAILS_FILE } from '@invitation/domain/build-time/parse-content';
import { listOf, readRaw } from '@invitation/domain/build-time/read/read-yaml';
import type { ContentSource, PictureSize } from '@invitation/domain/build-time/read/site-content';
import type { DetailsSource } from '@invitation/domain/build-time/schema/schema';
import { ALBUM_SIZE, PICTURE_WIDTH, pictureFiles } from '@invitation/domain/event/picture';
import { FIXTURES, readContent } from '@invitation/vite/content/folder';
import { CommandError } from '../command';
import { ALBUM_FILE, albumFile } from '../files/album-file';
import { CELEBRATION_FILE, celebrationFile, SLOTS, type Slot } from '../files/celebration-file';
import type { Changes, ContentFolder, FileBytes } from '../files/content-folder';
import { freeName } from '../files/free-name';
import { slugOf } from '../files/slug';
import { withValue } from '../files/write-value';
import { encoded } from '../photos/encode';
import type { Framing } from '../photos/frame';
import { type Photograph, readPhotograph } from '../photos/photograph';
import { storyIds } from '../photos/story-ids';
import { editFiles } from './edit-content';
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

/** The files of a picture, to delete. */
export const without = ({ name, width }: Omit<PictureSize, 'height'>) =>
  pictureFiles(name, width).map(({ file }) => [`pictures/${file}`, null] as const);

/** By the sizes first: to read all originals, or hash them, takes a second with sixty of a phone. */
const isSameFile = (one: string, other: string): boolean =>
  statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));

/** The names of all other photographs. Undo may bring one back, so none gives its name to another. */
function otherNames(folder: string, path: string): readonly string[] {
  const others = [...originalsOf(folder)].filter(([, original]) => !isSameFile(original, path));
  return others.map(([name]) => name);
}

/** As `without`, for all pictures in a value of the content, also beside a fault. */
function withoutAll(value: unknown): ReturnType<typeof without> {
  if (typeof value !== 'object' || value === null) return [];
  const { file, width = ALBUM_SIZE.width } = value as { file?: unknown; width?: unknown };
  const own = typeof file === 'string' ? without({ name: file, width: Number(width) }) : [];
  return [...own, ...Object.values(value).flatMap(withoutAll)];
}

/** The files of pictures that a changed content no longer has. */
export function unusedPictures(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Changes {
  const named = (files: ReadonlyMap<string, string>) =>
    new Map(
      [CELEBRATION_FILE, ALBUM_FILE, DETAILS_FILE].flatMap((file) =>
        withoutAll(readRaw(files, file)),
      ),
    );
  const kept = named(after);
  return new Map([...named(before)].filter(([file]) => !kept.has(file)));
}

/** Writes these texts with the files of their new picture, and removes pictures that nothing shows then. */
async function writePicture(
  content: ContentFolder,
  label: string,
  pictures: ReadonlyMap<string, Buffer>,
  texts: readonly (readonly [file: string, text: string])[],
): Promise<void> {
  const before = content.read();
  const unused = unusedPictures(before, new Map([...before, ...texts]));
  await content.write(label, new Map<string, FileBytes>([...unused, ...pictures, ...texts]));
}

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

/** The pictures of an album without the sample's. */
function ownPictures({ album }: ContentSource, originals: ReadonlyMap<string, string>): string[] {
  const sample = readContent(FIXTURES).source?.album.pictures.map(({ file }) => file) ?? [];
  const names = album.pictures.map(({ file }) => file);
  return names.filter((name) => originals.has(name) || !sample.includes(name));
}

/** The first picture that was taken later. */
async function nextOf(
  { takenAt = Number.POSITIVE_INFINITY }: Photograph,
  names: readonly string[],
  originals: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  for (const name of names) {
    const original = originals.get(name);
    const time = original === undefined ? 0 : ((await readPhotograph(original)).takenAt ?? 0);
    if (time > takenAt) return name;
  }
  return undefined;
}

/**
 * Adds a photograph to the album, by its capture time. A couple's first one replaces the pictures of the sample.
 *
 * @returns the name of the picture
 * @throws CommandError for a file that is no photograph, is damaged or is in the album already
 */
export async function addToAlbum(content: ContentFolder, path: string): Promise<string> {
  const { folder } = content;
  const before = readSource(folder);
  const photograph = await readPhotograph(path);
  const originals = originalsOf(folder);
  const own = ownPictures(before, originals);
  const others = otherNames(folder, path);
  const same = own.find((name) => originals.has(name) && !others.includes(name));
  if (same) throw new CommandError(`${photograph.fileName} is in the album already, as ${same}.`);
  const taken = [...own, ...slotNames(before), ...others];
  const [id = 'photo'] = storyIds([photograph.fileName], taken).values();
  const name = freeName(id, taken);
  const next = await nextOf(photograph, own, originals);
  const pictures = await encoded(photograph, { name, ...ALBUM_SIZE }, 'cover');
  // Encoding takes seconds, in which an editor may have changed the album.
  const source = readSource(folder);
  const kept = ownPictures(source, originals);
  const position = kept.indexOf(next ?? '');
  keepOriginal(folder, name, path);
  await writePicture(content, `Add the photograph ${name}`, pictures, [
    [ALBUM_FILE, albumFile(folder, kept.toSpliced(position < 0 ? kept.length : position, 0, name))],
    ...withStoryText(content, source),
  ]);
  return name;
}

/** A name for a photograph that no other one of this content has had. */
function nameFor(folder: string, place: string, path: string): string {
  return freeName(slugOf(`${place} ${parse(path).name}`), otherNames(folder, path));
}

/** Puts a photograph into its place in `celebration.yaml`, with a proposal for the text. The text of the former one goes with it. */
export async function replaceSlot(content: ContentFolder, slot: Slot, path: string): Promise<void> {
  const { folder } = content;
  const source = readSource(folder);
  const { celebration } = source;
  const photograph = await readPhotograph(path);
  const { width, height } = celebration[SLOTS[slot].field] ?? SLOTS[slot].size;
  const picture = { name: nameFor(folder, SLOTS[slot].name, path), width, height };
  const pictures = await encoded(photograph, picture, 'cover');
  keepOriginal(folder, picture.name, path);
  const alt = starterText(source.languages, ({ thankYou }) =>
    slot === 'thankYou' ? thankYou(celebration.hosts) : celebration.hosts,
  );
  await writePicture(content, `Replace the ${SLOTS[slot].name} picture`, pictures, [
    [CELEBRATION_FILE, celebrationFile(folder, slot, picture, alt)],
  ]);
}

/** Puts a photograph into a section of the practical page (B18). @throws CommandError for a section that is not written yet */
export async function placeInSection(
  content: ContentFolder,
  site: keyof DetailsSource,
  index: number,
  path: string,
): Promise<void> {
  const { folder } = content;
  if (!readSource(folder).details[site]?.[index]) {
    throw new CommandError('Write the heading and the text of this section first.');
  }
  const photograph = await readPhotograph(path);
  const name = nameFor(folder, `details ${site} ${index + 1}`, path);
  const size = { width: PICTURE_WIDTH, height: (PICTURE_WIDTH * 2) / 3 };
  const pictures = await encoded(photograph, { name, ...size }, 'cover');
  const value = { file: name, width: String(size.width), height: String(size.height), alt: '' };
  const edit = { file: DETAILS_FILE, path: [site, index, 'picture'], value };
  const { files, refused } = editFiles(content.read(), [edit]);
  const faults = refused.flatMap((each) => each.faults);
  if (faults.length > 0) throw new CommandError(listOf(faults));
  keepOriginal(folder, name, path);
  await writePicture(content, 'Add a picture to good to know', pictures, [
    [DETAILS_FILE, files.get(DETAILS_FILE) ?? ''],
  ]);
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
  const files = await encoded(photograph, { name, width, height }, framing);
  await content.write(`Crop ${name}`, files);
}
