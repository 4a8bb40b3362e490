import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { AlbumSource } from '@invitation/domain/build-time/schema/schema';
import { ALBUM_SIZE } from '@invitation/domain/event/picture';
import { CommandError } from '../command';
import { ALBUM_FILE, albumFile } from '../files/album-file';
import type { ContentFolder, FileBytes } from '../files/content-folder';
import { encoded } from '../photos/encode';
import { sortPhotographs } from '../photos/order';
import { readFolder } from '../photos/photograph';
import { storyIds } from '../photos/story-ids';
import { keepOriginal, readSource, slotNames, without, withStoryText } from './photographs';

export interface ReplacedAlbum {
  /** The names of the pictures, in their order. */
  readonly names: readonly string[];
  /** A sentence for each file. */
  readonly skipped: readonly string[];
  readonly removed: AlbumSource['pictures'];
  /** The names of the pictures without an alternative text. */
  readonly missing: readonly string[];
}

/**
 * Replaces the album by the photographs of a folder, all or none. Skips damaged and repeated ones. The texts of pictures that
 * stay remain.
 */
export async function replaceAlbum(
  content: ContentFolder,
  from: string,
  onProgress: (fileName: string, done: number, all: number) => void = () => {},
): Promise<ReplacedAlbum> {
  const { folder } = content;
  const source = readSource(folder);
  const { photographs, skipped } = await readFolder(from, folder);
  const sorted = sortPhotographs(photographs);
  const ids = storyIds(
    sorted.map(({ fileName }) => fileName),
    slotNames(source),
  );
  const made = new Map<string, { readonly name: string; readonly fileName: string }>();
  const files = new Map<string, FileBytes>();
  for (const [index, photograph] of sorted.entries()) {
    const { fileName } = photograph;
    onProgress(fileName, index + 1, sorted.length);
    const name = ids.get(fileName) ?? fileName;
    const pictures = await encoded(photograph, { name, ...ALBUM_SIZE }, 'cover').catch(
      (damaged: CommandError) => {
        skipped.push(damaged.message);
      },
    );
    if (!pictures) continue;
    const digest = createHash('sha256')
      .update(Buffer.concat([...pictures.values()]))
      .digest('hex');
    const same = made.get(digest);
    if (same) {
      skipped.push(`${fileName} is the same picture as ${same.fileName}.`);
      continue;
    }
    made.set(digest, { name, fileName });
    for (const [file, bytes] of pictures) files.set(file, bytes);
  }
  if (made.size === 0) throw new CommandError(`All photographs in ${from} are damaged.`);
  const old = source.album.pictures;
  const names = [...made.values()].map(({ name }) => name);
  await content.write(
    'Replace the album',
    new Map<string, FileBytes>([
      ...old.flatMap(({ file }) => without({ name: file, ...ALBUM_SIZE })),
      ...files,
      [ALBUM_FILE, albumFile(folder, names)] as const,
      ...withStoryText(content, source),
    ]),
  );
  for (const { name, fileName } of made.values()) keepOriginal(folder, name, join(from, fileName));
  const described = old.filter(({ alt }) => alt !== '');
  return {
    names,
    skipped,
    removed: described.filter(({ file }) => !names.includes(file)),
    missing: names.filter((name) => !described.some(({ file }) => file === name)),
  };
}
