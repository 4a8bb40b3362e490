import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, type YAMLSeq } from 'yaml';
import { readDocument } from './documents';

export const ALBUM_FILE = 'album.yaml';

/** The text of `album.yaml` with these pictures. Comments and the values of pictures that were there stay. */
export function albumFile(contentFolder: string, names: readonly string[]): string {
  const path = join(contentFolder, ALBUM_FILE);
  const document = readDocument(existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (!isSeq(document.get('pictures'))) document.set('pictures', document.createNode([]));
  const pictures = document.get('pictures') as YAMLSeq;
  const old = new Map(
    pictures.items.flatMap((item) => (isMap(item) ? [[String(item.get('file')), item]] : [])),
  );
  pictures.flow = false;
  pictures.items = names.map((file) => old.get(file) ?? document.createNode({ file, alt: '' }));
  return document.toString({ lineWidth: 0 });
}
