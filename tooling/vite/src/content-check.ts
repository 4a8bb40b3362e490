import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentFault, faultsOf } from '@invitation/domain/content-fields';
import type { DayError } from '@invitation/domain/day';
import { DAYS, type Day } from '@invitation/domain/event';
import { type Plugin, runnerImport } from 'vite';
import * as z from 'zod';
import { type ContentPictures, pictureFaults } from './content-pictures';
import { FILES } from './content-schema';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A fault with its file, relative to the content's folder. */
interface FileFault extends ContentFault {
  readonly file: string;
}

/** The exports of a content file, or its faults. */
interface ReadFile {
  readonly exported: Readonly<Record<string, unknown>>;
  readonly faults: readonly FileFault[];
}

/** `instanceof` fails, because the content imports another instance of the class. */
const isDayError = (error: unknown): error is DayError =>
  error instanceof Error && error.name === 'DayError';

async function readFile(folder: string, file: string): Promise<ReadFile> {
  const failed = (faults: readonly ContentFault[]): ReadFile => ({
    exported: {},
    faults: faults.map((fault) => ({ ...fault, file })),
  });
  if (!existsSync(join(folder, file))) {
    return failed([
      { field: '', message: 'is missing. Copy it from packages/domain/src/fixtures.' },
    ]);
  }
  try {
    const { module } = await runnerImport<ReadFile['exported']>(join(folder, file), {
      configFile: false,
      logLevel: 'silent',
    });
    // Schemas need a plain object, and a module namespace is none.
    return { exported: { ...module }, faults: [] };
  } catch (error) {
    if (isDayError(error)) return failed(error.faults);
    const message = error instanceof Error ? error.message : String(error);
    return failed([{ field: '', message: `cannot be run. Correct this error: ${message}` }]);
  }
}

/** A day's file checks the day while it runs. */
async function dayFaults(folder: string, day: Day): Promise<readonly FileFault[]> {
  const file = `events/${day}.ts`;
  const { exported, faults } = await readFile(folder, file);
  if (faults.length > 0) return faults;
  const { success } = z.object({ day: z.literal(day) }).safeParse(exported[day]);
  if (success) return [];
  const message = `is missing. Export the day by the name ${day}, with day: '${day}'.`;
  return [{ file, field: day, message }];
}

async function checkFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): Promise<{ readonly faults: readonly FileFault[]; readonly data?: z.output<Schema> }> {
  const { exported, faults } = await readFile(folder, file);
  if (faults.length > 0) return { faults };
  const { error, data } = schema.safeParse(exported);
  return error
    ? { faults: faultsOf(error).map((fault) => ({ ...fault, file })) }
    : { faults, data };
}

/**
 * Checks all files and pictures of a content folder.
 *
 * @throws Error that lists every fault with its file, its field and how to correct it
 */
export async function checkContent(folder: string): Promise<void> {
  const celebration = await checkFile(folder, 'celebration.ts', FILES['celebration.ts']);
  const stories = await checkFile(folder, 'stories.ts', FILES['stories.ts']);
  const pictureHost = await checkFile(folder, 'picture-host.ts', FILES['picture-host.ts']);
  const faults = [
    ...celebration.faults,
    ...(await Promise.all(DAYS.map((day) => dayFaults(folder, day)))).flat(),
    ...stories.faults,
    ...(await checkFile(folder, 'colours.ts', FILES['colours.ts'])).faults,
    ...(await checkFile(folder, 'calendar.ts', FILES['calendar.ts'])).faults,
    ...(await checkFile(folder, 'time-zone.ts', FILES['time-zone.ts'])).faults,
    ...pictureHost.faults,
    ...(await checkFile(folder, 'reply-by.ts', FILES['reply-by.ts'])).faults,
  ];
  if (!existsSync(join(folder, 'public/favicon.svg'))) {
    const message = 'is missing. Draw the icon that browsers show beside the title.';
    faults.push({ file: 'public/favicon.svg', field: '', message });
  }
  // The files of an image CDN are not in the folder.
  const isLocal = pictureHost.data?.pictureHost.base.startsWith('/');
  if (isLocal && celebration.data && stories.data) {
    const pictures: ContentPictures = { ...celebration.data.celebration, ...stories.data };
    for (const { file, message } of await pictureFaults(
      join(folder, 'public/pictures'),
      pictures,
    )) {
      faults.push({ file: `public/pictures/${file}`, field: '', message });
    }
  }
  if (faults.length === 0) return;
  const list = faults.map(
    ({ file, field, message }) => `  - ${file}${field && `, ${field}`}: ${message}`,
  );
  throw new Error(
    `The content in ${relative(ROOT, folder)} has ${faults.length === 1 ? '1 fault' : `${faults.length} faults`}:\n${list.join('\n')}`,
  );
}

/** Checks the content before it is built or served. */
export const contentCheck = (folder: string): Plugin => ({
  name: 'invitation:content-check',
  buildStart: () => checkContent(folder),
});
