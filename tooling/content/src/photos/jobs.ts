import type { CelebrationSource } from '@invitation/domain/content/schema';
import type { PictureSize } from '@invitation/domain/content/site-content';
import { ALBUM_SIZE } from '@invitation/domain/picture';
import { CommandError } from '../kit/command';
import type { CommandLine } from './arguments';
import { readFile, readFolder } from './folder';
import { normalizeName } from './framing';
import { sortPhotographs } from './order';
import type { Photograph } from './photograph';
import { storyIds } from './story-ids';

export interface Job {
  readonly photograph: Photograph;
  readonly picture: PictureSize;
  /** Whether it belongs to the album, and not to `celebration.yaml`. */
  readonly isAlbum: boolean;
}

export type Request = Omit<CommandLine, 'help'>;

const sizeOf = ({ file, width, height }: CelebrationSource['profilePicture']): PictureSize => ({
  name: file,
  width,
  height,
});

/** In the order of the album. @throws CommandError if something that the command line names is not there */
export async function readJobs(request: Request, celebration: CelebrationSource) {
  const slots = {
    thankYou: sizeOf(celebration.thankYouPicture),
    profile: sizeOf(celebration.profilePicture),
  };
  const { photographs, skipped } = request.folder
    ? await readFolder(request.folder, request.content)
    : { photographs: [], skipped: [] };
  const sorted = sortPhotographs(photographs, request.order);
  const ids = storyIds(
    sorted.map(({ fileName }) => fileName),
    Object.values(slots).map(({ name }) => name),
  );
  const jobs: Job[] = sorted.map((photograph) => {
    const name = ids.get(photograph.fileName) ?? photograph.fileName;
    return { photograph, picture: { name, ...ALBUM_SIZE }, isAlbum: true };
  });
  for (const picture of ['thankYou', 'profile'] as const) {
    const path = request[picture];
    if (path)
      jobs.push({ photograph: await readFile(path), picture: slots[picture], isAlbum: false });
  }
  const names = new Set(jobs.map(({ photograph }) => normalizeName(photograph.fileName)));
  const unknown = [...request.framings.byFile.keys()].find((file) => !names.has(file));
  if (unknown !== undefined) {
    throw new CommandError(
      `--focus or --fit names ${unknown}, but there is no such photograph. Use the name of the file, with its ending.`,
    );
  }
  return { jobs, skipped };
}
