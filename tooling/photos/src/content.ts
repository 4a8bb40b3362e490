import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import * as z from 'zod';
import { messageOf, PhotosError } from './errors';

const picture = z.object({
  url: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string(),
});
const celebrationFile = z.object({
  celebration: z.object({ thankYouPicture: picture, profilePicture: picture }),
});
const storiesFile = z.object({
  stories: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      /** Empty until the hosts have written it. */
      alt: z.string(),
      duration: z.number().optional(),
    }),
  ),
});

/** What the command needs of the content. */
export type Content = z.output<typeof celebrationFile>['celebration'] &
  z.output<typeof storiesFile>;

async function readFile<Schema extends z.ZodType>(path: string, schema: Schema) {
  try {
    const { module } = await runnerImport<object>(path, { configFile: false, logLevel: 'silent' });
    // Schemas need a plain object, and a module namespace is none.
    return schema.parse({ ...module });
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : messageOf(cause);
    throw new PhotosError(
      `${path} cannot be read. Correct this error, then try again:\n${reason}`,
      undefined,
      {
        cause,
      },
    );
  }
}

/**
 * Reads the pictures and alternative texts of a content folder. A missing `stories.ts` is an empty album.
 *
 * @throws PhotosError if a file cannot be read, so that no alternative text is lost
 */
export async function readContent(folder: string): Promise<Content> {
  const celebrationPath = join(folder, 'celebration.ts');
  if (!existsSync(celebrationPath)) {
    throw new PhotosError(`${folder} is not a content folder: it has no celebration.ts.`);
  }
  const { celebration } = await readFile(celebrationPath, celebrationFile);
  const storiesPath = join(folder, 'stories.ts');
  const { stories } = existsSync(storiesPath)
    ? await readFile(storiesPath, storiesFile)
    : { stories: [] };
  return { ...celebration, stories };
}
