import sharp from 'sharp';
import { makeAlbum } from './album';
import { parseArguments } from './arguments';
import { writeContactSheet } from './contact-sheet';
import { EXIT, messageOf, PhotosError } from './errors';
import { HELP } from './help';
import { reportOf } from './report';

async function run(given: readonly string[], signal: AbortSignal): Promise<void> {
  const { help, ...request } = parseArguments(given);
  if (help) return console.log(HELP);
  // Several photographs at once use the cores better than several threads for one, and need no cache.
  sharp.concurrency(1);
  sharp.cache(false);
  const album = await makeAlbum(request, {
    signal,
    onProgress: (done, all, fileName) => console.log(`${done} of ${all}  ${fileName}`),
  });
  console.log(`\n${reportOf(album, request.content, writeContactSheet(album, request.content))}`);
}

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => interruption.abort());
}
// A closed pipe, such as that of `head`, ends the output but not the work.
process.stdout.on('error', () => undefined);
try {
  await run(process.argv.slice(2), interruption.signal);
} catch (error) {
  if (interruption.signal.aborted) {
    console.error('Interrupted. The album is unchanged.');
    process.exitCode = EXIT.interrupted;
  } else {
    console.error(
      error instanceof PhotosError
        ? error.message
        : `An unexpected error occurred: ${messageOf(error)}`,
    );
    process.exitCode = error instanceof PhotosError ? error.exitCode : EXIT.failure;
  }
}
