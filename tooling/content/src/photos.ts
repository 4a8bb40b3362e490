// Replaces the album by the photographs of a folder. Usage: tsx src/photos.ts FOLDER
// --content DIR: another content, for the tests
import { resolve } from 'node:path';
import { CONTENT } from '@invitation/vite/content/folder';
import { CommandError, EXIT, parseOptions, runCommand } from './command';
import { type ReplacedAlbum, replaceAlbum } from './edit/replace-album';
import { ALBUM_FILE } from './files/album-file';
import { openContentFolder } from './files/content-folder';

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

function reportOf({ names, skipped, missing, removed }: ReplacedAlbum): string {
  return [
    `The album has ${names.length === 1 ? '1 picture' : `${names.length} pictures`} now. Look at them in the studio, and crop one again where it cuts off what matters.`,
    ...list('Skipped:', skipped),
    ...list(
      `Write the alternative texts of these pictures in ${ALBUM_FILE}; no build publishes them without:`,
      missing,
    ),
    ...list(
      'These alternative texts are no longer in the album:',
      removed.map(({ file, alt }) => `${file}: ${alt}`),
    ),
  ].join('\n');
}

await runCommand(async (args) => {
  const { values, positionals } = parseOptions({
    args,
    options: { content: { type: 'string', default: CONTENT } },
    allowPositionals: true,
  });
  const [folder, extra] = positionals;
  if (!folder || extra !== undefined) {
    throw new CommandError(
      'Name one folder of photographs, with quotes around a name with spaces: npx pnpm photos ../photographs',
      EXIT.usage,
    );
  }
  const album = await replaceAlbum(
    openContentFolder(resolve(values.content)),
    resolve(folder),
    (fileName, done, all) => console.log(`${done} of ${all}  ${fileName}`),
  );
  console.log(`\n${reportOf(album)}`);
}, 'The album is unchanged.');
