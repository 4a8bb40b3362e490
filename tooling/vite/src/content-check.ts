import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ContentFault, type DayError, faultsOf } from '@invitation/domain/day';
import { DAYS, type Day } from '@invitation/domain/event';
import { type Plugin, runnerImport } from 'vite';
import * as z from 'zod';
import { type ContentPictures, pictureFaults } from './content-pictures';
import { FILES } from './content-schema';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A fault with the file that it is in, from the content's folder. */
interface FileFault extends ContentFault {
  readonly file: string;
}

/** What a file of the content exports, or why it does not. */
interface ReadFile {
  readonly exported: Readonly<Record<string, unknown>>;
  readonly faults: readonly FileFault[];
}

/** The modules are other instances than this one's, so the class tells nothing. */
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
    // A module's own namespace is no plain object, which a schema wants.
    return { exported: { ...module }, faults: [] };
  } catch (error) {
    if (isDayError(error)) return failed(error.faults);
    const message = error instanceof Error ? error.message : String(error);
    return failed([{ field: '', message: `cannot be run. Mend this: ${message}` }]);
  }
}

/** The days check themselves while their files run. */
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
 * Checks the content of a celebration: all of its files and pictures.
 *
 * @param folder a folder with the files of `packages/domain/src/content`
 * @throws one error that lists every fault, with its file, its field and how to mend it
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
  ];
  if (!existsSync(join(folder, 'public/favicon.svg'))) {
    const message = 'is missing. Draw the icon that browsers show beside the title.';
    faults.push({ file: 'public/favicon.svg', field: '', message });
  }
  // An image CDN has its files elsewhere.
  const local = pictureHost.data?.pictureHost.base.startsWith('/');
  if (local && celebration.data && stories.data) {
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

/** Checks the content before anything of it is built or served. */
export const contentCheck = (folder: string): Plugin => ({
  name: 'invitation:content-check',
  buildStart: () => checkContent(folder),
});
