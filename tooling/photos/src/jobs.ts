import type { CommandLine } from './arguments';
import type { Content } from './content';
import { PhotosError } from './errors';
import { readFile, readFolder } from './folder';
import { normalizeName } from './framing';
import { sortPhotographs } from './order';
import type { Photograph } from './photograph';
import { type PictureSlot, pictureSlot, storySlot } from './picture-files';
import { storyIds } from './story-ids';

/** A photograph and the picture that is made of it. */
export interface Job {
  readonly photograph: Photograph;
  readonly slot: PictureSlot;
  /** The id of a story; none for a picture of `celebration.ts`. */
  readonly id?: string;
}

/** What a command line asks for. */
export type Request = Omit<CommandLine, 'help'>;

/**
 * Reads the headers of all photographs, in the order of the album.
 *
 * @throws PhotosError if something that the command line names is not there
 */
export async function readJobs(request: Request, content: Content) {
  const slots = {
    thankYou: pictureSlot(content.thankYouPicture),
    profile: pictureSlot(content.profilePicture),
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
    const id = ids.get(photograph.fileName) ?? photograph.fileName;
    return { photograph, slot: storySlot(id), id };
  });
  for (const picture of ['thankYou', 'profile'] as const) {
    const path = request[picture];
    if (path) jobs.push({ photograph: await readFile(path), slot: slots[picture] });
  }
  const names = new Set(jobs.map(({ photograph }) => normalizeName(photograph.fileName)));
  const unknown = [...request.framings.byFile.keys()].find((file) => !names.has(file));
  if (unknown !== undefined) {
    throw new PhotosError(
      `--focus or --fit names ${unknown}, but there is no such photograph. Use the name of the file, with its ending.`,
    );
  }
  return { jobs, skipped };
}
