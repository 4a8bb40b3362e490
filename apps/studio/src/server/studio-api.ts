import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CommandError } from '@invitation/content/command';
import { dayIdSchema, newDay, newDaySchema, renamedDay } from '@invitation/content/edit/days';
import { editSchema, type Refusal as Refused } from '@invitation/content/edit/edit-content';
import { generalTexts } from '@invitation/content/edit/general-texts';
import {
  addToAlbum,
  frameAgain,
  originalOf,
  placeInSection,
  replaceSlot,
} from '@invitation/content/edit/photographs';
import { placesNamed } from '@invitation/content/edit/places';
import { createRevisions, type Revisions } from '@invitation/content/edit/revisions';
import { startEdits, startSchema } from '@invitation/content/edit/start';
import { starterText } from '@invitation/content/edit/starter-texts';
import { type StudioState, studioState } from '@invitation/content/edit/studio-state';
import type { ContentFolder } from '@invitation/content/files/content-folder';
import { upright } from '@invitation/content/photos/frame';
import { readPhotograph } from '@invitation/content/photos/photograph';
import { dayFile } from '@invitation/domain/build-time/faults/day-faults';
import { DETAILS_FILE } from '@invitation/domain/build-time/parse-content';
import { picturesOf } from '@invitation/domain/build-time/read/site-content';
import { parsedContent } from '@invitation/vite/content/folder';
import * as z from 'zod';
import { Refusal, readBody } from './answer';
import { goingLive } from './going-live';
import { putDrawing, writeAll, writeFiles, writeValid } from './write-content';

/** What the page gets for each change. */
export interface Answer {
  readonly state: StudioState;
  /** The revision to which the edits were applied. */
  readonly before: string;
  readonly refused: readonly Refused[];
}

const pictureSchema = z.strictObject({
  name: z.string(),
  framing: z.union([
    z.enum(['cover', 'contain']),
    z.strictObject({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  ]),
});
const targetSchema = z.union([
  z.enum(['album', 'thankYou', 'profile', 'skyline.svg', 'stamp.svg']),
  z.string().regex(/^details\.(weekend|saturday)\.\d+$/),
]);
/** In pixels, for choosing what matters in a photograph. */
const PREVIEW_SIZE = 900;

/** @throws CommandError for a request that the page would not send */
function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new CommandError(`${[...(issue?.path ?? []), ''].join(', ')}${issue?.message}`);
}

async function jsonIn<Schema extends z.ZodType>(request: IncomingMessage, schema: Schema) {
  const text = (await readBody(request)).toString('utf8');
  try {
    return parsed(schema, JSON.parse(text));
  } catch (error) {
    throw error instanceof SyntaxError ? new CommandError('This is not JSON.') : error;
  }
}

async function previewOf(content: ContentFolder, name: string): Promise<Buffer> {
  const { open } = await readPhotograph(originalOf(content, name));
  return upright(await open())
    .resize({ width: PREVIEW_SIZE, height: PREVIEW_SIZE, fit: 'inside' })
    .jpeg()
    .toBuffer();
}

const CHANGED_ELSEWHERE =
  'This was changed in another window or an editor. Look at it, and try again.';

async function putPhotograph(
  content: ContentFolder,
  revisions: Revisions,
  request: IncomingMessage,
  address: URL,
): Promise<void> {
  const target = parsed(targetSchema, address.searchParams.get('target'));
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  try {
    // Only the last part, so that nothing lands elsewhere.
    const path = join(folder, basename(address.searchParams.get('name') ?? '') || 'photo');
    writeFileSync(path, await readBody(request));
    const [, site, index] = target.split('.');
    if (target === 'skyline.svg' || target === 'stamp.svg') await putDrawing(content, target, path);
    else if (target === 'album') await addToAlbum(content, path);
    else if (target === 'thankYou' || target === 'profile')
      await replaceSlot(content, target, path);
    else {
      const seen = address.searchParams.get('seen') ?? undefined;
      const picture = { file: DETAILS_FILE, path: [`${site}`, Number(index), 'picture'], seen };
      if (revisions.hasChanged(content.read(), picture)) throw new CommandError(CHANGED_ELSEWHERE);
      await placeInSection(content, site as 'weekend', Number(index), path);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the page can ask for, by the method and the last part of the address. */
export const studioApi = (content: ContentFolder) => {
  const revisions = createRevisions();
  const answerTo = (refused: readonly Refused[] = [], before = ''): Answer => ({
    state: studioState(content, revisions.remember),
    before,
    refused,
  });
  return {
    'GET state': async () => answerTo(),
    'GET going-live': goingLive,
    'GET places': async (_: IncomingMessage, address: URL) =>
      placesNamed(address.searchParams.get('name') ?? ''),
    'GET original': async (_: IncomingMessage, address: URL) =>
      previewOf(content, address.searchParams.get('name') ?? ''),
    'POST edits': async (request: IncomingMessage) => {
      const edits = await jsonIn(request, z.array(editSchema));
      const before = revisions.remember(content.read());
      return answerTo(await writeValid(content, revisions, edits), before);
    },
    'POST change': async (request: IncomingMessage) => {
      const edits = await jsonIn(request, z.tuple([editSchema], editSchema));
      if (edits.some((edit) => revisions.hasChanged(content.read(), edit))) {
        throw new CommandError(CHANGED_ELSEWHERE);
      }
      await writeAll(content, edits);
      return answerTo();
    },
    'POST start': async (request: IncomingMessage) => {
      const start = await jsonIn(request, startSchema);
      await writeAll(content, startEdits(start, content.read()), 'Begin your site');
      return answerTo();
    },
    'POST day': async (request: IncomingMessage) => {
      const { id, ...day } = await jsonIn(request, newDaySchema.extend({ id: dayIdSchema }));
      const files = content.read();
      if (files.has(dayFile(id))) throw new CommandError(`Another day is called ${id}.`);
      const { source } = parsedContent(files);
      const city = source?.celebration.gateSubtitle ?? '';
      const text = starterText(source?.languages ?? [], ({ description }) => description);
      const value = newDay(id, day, city, text);
      await writeAll(content, [{ file: dayFile(id), path: [], value }], `Add ${id}`);
      return answerTo();
    },
    'POST day-name': async (request: IncomingMessage) => {
      const names = z.strictObject({
        from: z.string(),
        to: dayIdSchema,
        date: z.iso.date().optional(),
      });
      const { from, to, date } = await jsonIn(request, names);
      const before = content.read();
      await writeFiles(
        content,
        before,
        renamedDay(before, from, to, date),
        `Rename ${from} to ${to}`,
      );
      return answerTo();
    },
    'POST describe-later': async () => {
      const { source } = parsedContent(content.read());
      const [first, ...others] = source ? generalTexts(source) : [];
      if (first) await writeAll(content, [first, ...others], 'Describe the pictures later');
      return answerTo();
    },
    'POST undo': async () => {
      await content.undo();
      return answerTo();
    },
    'POST picture': async (request: IncomingMessage) => {
      const { name, framing } = await jsonIn(request, pictureSchema);
      const { source } = parsedContent(content.read());
      const picture = source && picturesOf(source).find((each) => each.name === name);
      if (!picture) throw new Refusal(404, `There is no picture ${name}.`);
      await frameAgain(content, picture, framing);
      return answerTo();
    },
    'POST photograph': async (request: IncomingMessage, address: URL) => {
      await putPhotograph(content, revisions, request, address);
      return answerTo();
    },
  };
};
