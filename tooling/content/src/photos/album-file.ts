import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq } from 'yaml';
import { readDocument } from '../edit/documents';

export const ALBUM_FILE = 'album.yaml';

/** The text of `album.yaml` with these pictures. Comments and the values of pictures that were there stay. */
export function albumFile(contentFolder: string, names: readonly string[]): string {
  const document = readDocument(readFileSync(join(contentFolder, ALBUM_FILE), 'utf8'));
  const pictures = document.get('pictures');
  if (!isSeq(pictures)) throw new Error(`${ALBUM_FILE} has no list of pictures.`);
  const old = new Map(
    pictures.items.flatMap((item) => (isMap(item) ? [[String(item.get('file')), item]] : [])),
  );
  pictures.flow = false;
  pictures.items = names.map((file) => old.get(file) ?? document.createNode({ file, alt: '' }));
  return document.toString({ lineWidth: 0 });
}
