import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedContent } from '@invitation/domain/build-time/parse-content';
import type { Finding } from '@invitation/domain/build-time/read/read-yaml';
import { picturesOf } from '@invitation/domain/build-time/read/site-content';
import { isSample, sampleTexts } from '@invitation/domain/build-time/sample-texts';
import { pictureFiles } from '@invitation/domain/event/picture';
import { FIXTURES, readContent } from '../content/folder';
import { placeOfPicture } from './place-of-picture';

const bytesOf = (folder: string, file: string): Buffer | null => {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path) : null;
};

export const isSampleFile = (contentFolder: string, file: string): boolean => {
  // The couple's file is read only if the sample has one with the same name.
  const bytes = bytesOf(FIXTURES, file);
  return bytes !== null && bytesOf(contentFolder, file)?.equals(bytes) === true;
};

/** The pictures of the sample that a couple's own content still shows, as one finding. */
function samplePictures(contentFolder: string, parsed: ParsedContent): Finding[] {
  if (!parsed.source) return [];
  const left = picturesOf(parsed.source).filter(({ name, width }) => {
    const [{ file } = { file: '' }] = pictureFiles(name, width);
    return isSampleFile(contentFolder, `pictures/${file}`);
  });
  const [first] = left;
  if (!first) return [];
  const names = left.map(({ name }) => name).join(', ');
  const message = `still has pictures of the sample: ${names}. Drop your own in the studio, run npx pnpm photos, or remove them.`;
  const place = placeOfPicture(parsed, first.name, 'file', message);
  return place ? [{ ...place, field: '' }] : [];
}

/** The drawings of the sample's street, if the site shows them. A place such as `city` has other drawings. */
function sampleDrawings(contentFolder: string, { source, find }: ParsedContent): Finding[] {
  if (source?.celebration.skyline !== 'drawing') return [];
  const left = ['skyline.svg', 'stamp.svg'].filter((file) => isSampleFile(contentFolder, file));
  if (left.length === 0) return [];
  const message = `is drawing, and ${left.join(' and ')} ${left.length > 1 ? 'show' : 'shows'} the sample's street. Choose a place, such as city, or draw your own.`;
  return [find(['skyline'], message)];
}

/**
 * The parts of the sample that a couple's guests would still see: texts, names, numbers, drawings and pictures (B11). They stop
 * `go-live`. Empty for the untouched sample.
 */
export function sampleLeft(contentFolder: string, parsed: ParsedContent): readonly Finding[] {
  const sample = readContent(FIXTURES);
  if (isSample(parsed, sample)) return [];
  const { languages = [] } = parsed.source ?? {};
  const texts = languages.flatMap((language) =>
    sampleTexts(readContent(contentFolder, language), sample),
  );
  const once = new Map(texts.map((each) => [JSON.stringify(each), each]));
  return [
    ...once.values(),
    ...sampleDrawings(contentFolder, parsed),
    ...samplePictures(contentFolder, parsed),
  ];
}
