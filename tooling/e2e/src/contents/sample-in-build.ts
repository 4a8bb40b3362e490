import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { textsIn } from '@invitation/domain/build-time/schema/texts-in';
import { FIXTURES, loadContent, readContent } from '@invitation/vite/content/folder';
import sharp from 'sharp';

/** What one recognises Nora and Sam's celebration by, in any text. */
const NAMES = /\b(Nora|Sam|New York|NYC|Marigold Room|Tompkins|Vesper)\b/;
const TEXT_FILE = /\.(html|js|css|json|svg|ics|webmanifest|txt)$/;
/** A shorter text is in the words of every site, a shorter path in many drawings. */
const MIN_LENGTH = 8;
/** Of a channel of 256. A PNG with a palette has colours near those of its drawing. */
const SAME_COLOUR = 8;
/** The part of an icon's pixels that the smallest spot of a colour has. */
const A_SPOT = 0.002;

/** As a reader sees it: without the soft hyphens of titles, and what HTML and scripts write for some characters. */
const plain = (text: string) =>
  text
    .replaceAll(/\u00ad|&shy;/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#(?:39|x27);|\\'/g, "'")
    .replaceAll(/&quot;|\\"/g, '"');

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
}

/** Whether a picture has a spot of a colour. */
async function hasColour(path: string, hex: string): Promise<boolean> {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = rgb(hex);
  let pixels = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (wanted.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < SAME_COLOUR)) {
      pixels += 1;
    }
  }
  return pixels > A_SPOT * info.width * info.height;
}

/** The texts, file names, dates, paths of drawings and colours that only the sample has. */
async function marksOfSample(content: string): Promise<readonly string[]> {
  const { source } = readContent(FIXTURES);
  if (!source) return [];
  const texts = textsIn([source.celebration, ...source.days.values(), source.album])
    .map(([, text]) => text)
    .filter((text) => text.length >= MIN_LENGTH && / |\w[.-]\w+[.-]\w/.test(text));
  const drawings = await Promise.all(
    ['skyline.svg', 'stamp.svg'].map((file) => readFile(join(FIXTURES, file), 'utf8')),
  );
  const paths = drawings.flatMap((svg) =>
    [...svg.matchAll(/\s(?:d|points)="([^"]+)"/g)].map(([, path = '']) => path),
  );
  const own = JSON.stringify(loadContent(content).colours);
  const colours = Object.values(source.celebration.colours).flatMap((each) =>
    Object.values<string>(each),
  );
  return [
    ...texts,
    ...paths.filter((path) => path.length >= MIN_LENGTH),
    ...colours.filter((colour) => !own.includes(colour)),
  ];
}

/**
 * What is left of the sample in a build: texts, dates, links, drawings, colours and pictures (B22).
 *
 * @param content the folder of the content that was built
 */
export async function sampleInBuild(build: string, content: string): Promise<readonly string[]> {
  const marks = (await marksOfSample(content)).map(plain);
  const pictures = new Map(
    await Promise.all(
      (await filesIn(join(FIXTURES, 'pictures'))).map(
        async (path) => [hashOf(await readFile(path)), basename(path)] as const,
      ),
    ),
  );
  const accents = Object.values(loadContent(FIXTURES).colours).map(({ accent }) => accent);
  const left: string[] = [];
  for (const path of await filesIn(build)) {
    const bytes = await readFile(path);
    const say = (what: string) => left.push(`${path.slice(build.length + 1)}: ${what}`);
    const picture = pictures.get(hashOf(bytes));
    if (picture) say(`the picture ${picture}`);
    if (path.endsWith('.png')) {
      for (const accent of accents) if (await hasColour(path, accent)) say(accent);
    }
    if (!TEXT_FILE.test(path)) continue;
    const text = plain(bytes.toString('utf8'));
    const [name] = basename(path) === 'licenses.txt' ? [] : (NAMES.exec(text) ?? []);
    if (name) say(name);
    const folded = text.toLowerCase();
    for (const mark of marks) if (folded.includes(mark.toLowerCase())) say(mark);
  }
  return left;
}
