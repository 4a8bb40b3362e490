// Replaces the album by the photographs of a folder. Usage: tsx src/photos.ts FOLDER
// --content DIR: another content, for the tests
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTENT } from '@invitation/vite/content/folder';
import { CommandError, messageOf } from './command';
import { type ReplacedAlbum, replaceAlbum } from './edit/replace-album';
import { ALBUM_FILE } from './files/album-file';
import { openContentFolder } from './files/content-folder';

const UNCHANGED = 'The album is unchanged.';

const EXIT = {
  failure: 1,
  usage: 2,
  /** Ctrl+C: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;

class UsageError extends CommandError {}

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

function parseCommand() {
  try {
    return parseArgs({
      options: { content: { type: 'string', default: CONTENT } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

// All files are written at once in the end. So a signal finds either nothing written, or a command that has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    console.error(`Interrupted. ${UNCHANGED}`);
    process.exit(EXIT.interrupted);
  });
}
try {
  const { values, positionals } = parseCommand();
  const [folder, extra] = positionals;
  if (!folder || extra !== undefined) {
    throw new UsageError(
      'Name one folder of photographs, with quotes around a name with spaces: npx pnpm photos ../photographs',
    );
  }
  const album = await replaceAlbum(
    openContentFolder(resolve(values.content)),
    resolve(folder),
    (fileName, done, all) => console.log(`${done} of ${all}  ${fileName}`),
  );
  console.log(`\n${reportOf(album)}`);
} catch (error) {
  const isKnown = error instanceof CommandError;
  const message = isKnown ? error.message : `An unexpected error occurred. ${messageOf(error)}`;
  console.error(`${message}\n${UNCHANGED}`);
  process.exitCode = error instanceof UsageError ? EXIT.usage : EXIT.failure;
}
