import type { Album } from './album';
import { ALBUM_FILE } from './album-file';

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

export function reportOf(
  { made, skipped, pictures, removed }: Album,
  contactSheet: string,
): string {
  const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);
  const others = made.flatMap(({ isAlbum, picture }) => (isAlbum ? [] : picture.name));
  return [
    ...(pictures ? [`The album has ${count(pictures.length)} now.`] : []),
    ...others.map((name) => `${name} is replaced. Check its alternative text in celebration.yaml.`),
    ...list(
      'Skipped:',
      skipped.map(({ fileName, reason }) => `${fileName} ${reason}`),
    ),
    ...list(
      `Write the alternative texts of these pictures in ${ALBUM_FILE}; no build publishes them without:`,
      (pictures ?? []).filter(({ alt }) => alt === '').map(({ file }) => file),
    ),
    ...list(
      'These alternative texts are no longer in the album:',
      removed.map(({ file, alt }) => `${file}: ${alt}`),
    ),
    '',
    `Look at the pictures: ${contactSheet}`,
  ].join('\n');
}
