import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { slugOf } from '../files/slug';

const HASH_LENGTH = 6;

const asciiName = (fileName: string): string => slugOf(parse(fileName).name);

const hashOf = (fileName: string): string =>
  createHash('sha256').update(fileName.normalize('NFC')).digest('hex').slice(0, HASH_LENGTH);

/**
 * Gives each photograph the id of its story, from the name of its file: `Été à Paris.HEIC` is `ete-a-paris`. Files with
 * the same id get a hash of their whole name, so that an id does not move to another photograph later.
 *
 * @param reserved names of other pictures
 */
export function storyIds(
  fileNames: readonly string[],
  reserved: readonly string[],
): ReadonlyMap<string, string> {
  const names = fileNames.map(asciiName);
  const isFree = (name: string) =>
    name !== '' && !reserved.includes(name) && names.indexOf(name) === names.lastIndexOf(name);
  return new Map(
    fileNames.map((fileName) => {
      const name = asciiName(fileName);
      return [fileName, isFree(name) ? name : `${name || 'photo'}-${hashOf(fileName)}`];
    }),
  );
}
