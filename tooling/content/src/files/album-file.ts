import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq } from 'yaml';
import { readDocument } from './documents';
import { withoutValue } from './remove-value';
import { withMoved, withValue } from './write-value';

export const ALBUM_FILE = 'album.yaml';

const PICTURES = 'pictures';

const namesIn = (text: string): string[] => {
  const list = readDocument(text).get(PICTURES);
  return isSeq(list) ? list.items.map((item) => (isMap(item) ? String(item.get('file')) : '')) : [];
};

/** The text of `album.yaml` with these pictures. Comments and the values of pictures that were there stay. */
export function albumFile(contentFolder: string, names: readonly string[]): string {
  const path = join(contentFolder, ALBUM_FILE);
  let text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  // From the last one on, so that each is still in its place.
  for (const [index, name] of [...namesIn(text).entries()].reverse()) {
    if (!names.includes(name)) text = withoutValue(text, [PICTURES, index]);
  }
  for (const [index, file] of names.entries()) {
    const present = namesIn(text);
    const from = present.indexOf(file);
    if (from < 0) text = withValue(text, [PICTURES, present.length], { file, alt: '' });
    const place = from < 0 ? present.length : from;
    if (place !== index) text = withMoved(text, [PICTURES, place], index);
  }
  return names.length > 0 ? text : withValue(text, [PICTURES], []);
}
