import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedContent } from '@invitation/domain/build-time/parse-content';
import type { Finding } from '@invitation/domain/build-time/read/read-yaml';
import { picturesOf } from '@invitation/domain/build-time/read/site-content';
import { isSample } from '@invitation/domain/build-time/warnings';
import { pictureFiles } from '@invitation/domain/event/picture';
import { FIXTURES, readContent } from '../content/folder';
import { placeOfPicture } from './place-of-picture';

const bytesOf = (folder: string, file: string): Buffer | null => {
  const path = join(folder, 'pictures', file);
  return existsSync(path) ? readFileSync(path) : null;
};

/** A warning for the pictures of the sample that a couple's own content still shows. */
export function samplePictures(contentFolder: string, parsed: ParsedContent): Finding[] {
  const sample = readContent(FIXTURES);
  if (!parsed.source || isSample(parsed, sample)) return [];
  const left = picturesOf(parsed.source).filter(({ name, width }) => {
    const [{ file } = { file: '' }] = pictureFiles(name, width);
    // Most of a couple's own pictures have names of their own, and are not read.
    const bytes = bytesOf(FIXTURES, file);
    return bytes !== null && bytesOf(contentFolder, file)?.equals(bytes);
  });
  const [first] = left;
  if (!first) return [];
  const names = left.map(({ name }) => name).join(', ');
  const message = `still has pictures of the sample: ${names}. Drop your own in the studio, or run npx pnpm photos.`;
  const place = placeOfPicture(parsed, first.name, 'file', message);
  return place ? [{ ...place, field: '' }] : [];
}
