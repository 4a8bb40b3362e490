import { runCommand } from '../command';
import { ALBUM_FILE } from '../files/album-file';
import { type Album, makeAlbum } from './album';
import { parseArguments } from './arguments';
import { writeContactSheet } from './contact-sheet';
import { HELP } from './help';

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

function reportOf({ made, skipped, missing, removed }: Album, contactSheet: string): string {
  const others = made.flatMap(({ slot, picture }) => (slot === null ? [] : picture.name));
  const count = made.length - others.length;
  return [
    ...(count > 0 ? [`The album has ${count === 1 ? '1 picture' : `${count} pictures`} now.`] : []),
    ...others.map(
      (name) => `${name} is in its place. Look at its alternative text in celebration.yaml.`,
    ),
    ...list('Skipped:', skipped),
    ...list(
      `Write the alternative texts of these pictures in ${ALBUM_FILE}; no build publishes them without:`,
      missing,
    ),
    ...list(
      'These alternative texts are no longer in the album:',
      removed.map(({ file, alt }) => `${file}: ${alt}`),
    ),
    '',
    `Look at the pictures: ${contactSheet}`,
  ].join('\n');
}

await runCommand(async (given) => {
  const request = parseArguments(given);
  if (request === null) return console.log(HELP);
  const album = await makeAlbum(request, (fileName, done, all) =>
    console.log(`${done} of ${all}  ${fileName}`),
  );
  console.log(`\n${reportOf(album, writeContactSheet(album.made, request.content))}`);
}, 'The album is unchanged.');
