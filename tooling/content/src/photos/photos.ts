import sharp from 'sharp';
import { runCommand } from '../kit/command';
import { makeAlbum } from './album';
import { parseArguments } from './arguments';
import { writeContactSheet } from './contact-sheet';
import { HELP } from './help';
import { reportOf } from './report';

await runCommand(async (given, signal) => {
  const { help, ...request } = parseArguments(given);
  if (help) return console.log(HELP);
  // Several photographs at once use the cores better than several threads for one, and need no cache.
  sharp.concurrency(1);
  sharp.cache(false);
  const album = await makeAlbum(request, {
    signal,
    onProgress: (done, all, fileName) => console.log(`${done} of ${all}  ${fileName}`),
  });
  console.log(`\n${reportOf(album, writeContactSheet(album, request.content))}`);
}, 'The album is unchanged.');
