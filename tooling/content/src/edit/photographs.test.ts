import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseContent } from '@invitation/domain/build-time/parse-content';
import { type ContentSource, picturesOf } from '@invitation/domain/build-time/read/site-content';
import { pictureFaults } from '@invitation/vite/check/pictures';
import { unreadFiles } from '@invitation/vite/content/folder';
import { afterAll, expect, it } from 'vitest';
import { openContentFolder } from '../files/content-folder';
import { day, makePhotographs } from '../photos/testing/photographs';
import { exifOf, plain } from '../photos/testing/pictures';
import { createWorkspace } from '../photos/testing/workspace';
import { editFiles } from './edit-content';
import { addToAlbum, frameAgain, placeInSection, replaceSlot, unusedPictures } from './photographs';

const workspace = createWorkspace(afterAll);
const content = openContentFolder(workspace.content);

const source = () => {
  const parsed = parseContent(content.read());
  if (!parsed.source) throw new Error('The content has faults.');
  return parsed.source;
};
const album = () => source().album.pictures.map(({ file }) => file);
/** Nothing is missing, and nothing that is unused would be published. */
const expectComplete = async () =>
  expect([
    ...(await pictureFaults(workspace.pictures, picturesOf(source()))),
    ...unreadFiles(workspace.content),
  ]).toEqual([]);

async function photograph(name: string, hue: number, takenOn?: number): Promise<string> {
  const path = join(workspace.photographs, name);
  const picture = plain(hue);
  const dated = takenOn === undefined ? picture : picture.withExif(exifOf(day(takenOn)));
  writeFileSync(path, await dated.jpeg().toBuffer());
  return path;
}

it('sorts dropped photographs by date, replaces the sample, and goes back', {
  timeout: 60_000,
}, async () => {
  const sample = album();
  await addToAlbum(content, await photograph('b.jpg', 3, 5));
  expect(album()).toEqual(['b']);
  await addToAlbum(content, await photograph('a.jpg', 40, 2));
  await addToAlbum(content, await photograph('undated.jpg', 80));
  expect(album()).toEqual(['a', 'b', 'undated']);
  await expectComplete();
  await expect(addToAlbum(content, await photograph('again.jpg', 40, 2))).rejects.toThrow(
    'again.jpg is in the album already, as a.',
  );
  for (let step = 0; step < 3; step += 1) await content.undo();
  expect(album()).toEqual(sample);
  await expectComplete();
});

it('gives the name of a photograph to no other one, which Undo may bring back', {
  timeout: 60_000,
}, async () => {
  const first = await photograph('IMG_1.jpg', 4, 1);
  await addToAlbum(content, first);
  await content.undo();
  await addToAlbum(content, first);
  expect(album()).toEqual(['img-1']);
  await content.undo();
  // Of the same size.
  await addToAlbum(content, await photograph('IMG_1.jpg', 4, 2));
  expect(album()).toEqual([expect.stringMatching(/^img-1-[\da-f]{6}$/)]);
  await content.undo();
});

it('keeps what an editor writes while it encodes', { timeout: 60_000 }, async () => {
  await addToAlbum(content, await photograph('early.jpg', 6, 1));
  await addToAlbum(content, await photograph('late.jpg', 7, 3));
  const adding = addToAlbum(content, await photograph('between.jpg', 8, 2));
  const file = join(workspace.content, 'album.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}  - { file: by-hand, alt: Ours }\n`);
  await adding;
  expect(album()).toEqual(['early', 'between', 'late', 'by-hand']);
  await content.undo();
  writeFileSync(file, readFileSync(file, 'utf8').replace(/.*by-hand.*\n/, ''));
  for (let step = 0; step < 2; step += 1) await content.undo();
});

it('puts a picture only into a section that is written', { timeout: 60_000 }, async () => {
  const path = await photograph('section.jpg', 9);
  const before = content.read();
  for (const index of [3, 7]) {
    await expect(placeInSection(content, 'weekend', index, path)).rejects.toThrow(
      'Write the heading and the text of this section first.',
    );
  }
  expect(content.read()).toEqual(before);
  await placeInSection(content, 'weekend', 0, path);
  expect(source().details.weekend?.[0]?.picture?.file).toBe('details-weekend-1-section');
  await expectComplete();
  await content.undo();
});

it('writes the sentence that an album needs, where there was none', {
  timeout: 60_000,
}, async () => {
  const without = [
    { file: 'album.yaml', path: ['pictures'], value: [] },
    { file: 'celebration.yaml', path: ['storyText'], value: null },
  ];
  const { files, refused } = editFiles(content.read(), without);
  expect(refused).toEqual([]);
  await content.write('No album', files);
  await addToAlbum(content, await photograph('first.jpg', 200, 1));
  expect(source().celebration.storyText).toBe('How we got here, in pictures.');
  for (let step = 0; step < 2; step += 1) await content.undo();
});

it('refuses what is no photograph', async () => {
  const path = join(workspace.photographs, 'text.jpg');
  writeFileSync(path, 'no picture');
  const before = album();
  await expect(addToAlbum(content, path)).rejects.toThrow('text.jpg cannot be read as a picture.');
  expect(album()).toEqual(before);
});

it('replaces the thank-you picture, and crops it again', { timeout: 60_000 }, async () => {
  await makePhotographs(workspace.photographs);
  await replaceSlot(content, 'thankYou', join(workspace.photographs, 'panorama.jpg'));
  const picture = source().celebration.thankYouPicture as NonNullable<
    ContentSource['celebration']['thankYouPicture']
  >;
  expect(picture).toMatchObject({ file: 'thank-you-panorama', alt: 'A picture of Nora & Sam' });
  await expectComplete();
  const written = content.read().get('celebration.yaml') ?? '';
  const described = written.replace('A picture of Nora & Sam', 'Us');
  await content.write('Describe it', new Map([['celebration.yaml', described]]));
  await replaceSlot(content, 'thankYou', join(workspace.photographs, 'panorama.jpg'));
  // The text goes with its photograph.
  expect(content.read().get('celebration.yaml')).toBe(described);
  await replaceSlot(content, 'thankYou', await photograph('panorama.jpg', 10));
  expect(source().celebration.thankYouPicture).toMatchObject({
    file: 'thank-you-panorama-2',
    alt: 'A picture of Nora & Sam',
  });
  await content.undo();
  await frameAgain(content, { ...picture, name: picture.file }, { x: 0, y: 0 });
  await expectComplete();
  rmSync(join(workspace.content, '.photographs'), { recursive: true });
  await expect(frameAgain(content, { ...picture, name: picture.file }, 'cover')).rejects.toThrow(
    'Drop it here again.',
  );
});

it('removes the files of a picture that nothing shows', () => {
  // Also beside a fault.
  const before = new Map(content.read()).set('days/sunday.yaml', '');
  const edit = { file: 'album.yaml', path: ['pictures', 0], value: null };
  const { files: after } = editFiles(before, [edit]);
  const [gone] = source().album.pictures;
  expect([...unusedPictures(before, after).keys()]).toEqual(
    readdirSync(workspace.pictures)
      .filter((file) => file.startsWith(`${gone?.file}-`))
      .map((file) => `pictures/${file}`)
      .toSorted((one, other) => one.localeCompare(other))
      .toSorted((one, other) => Number(/-1200/.test(one)) - Number(/-1200/.test(other))),
  );
  expect(existsSync(workspace.pictures)).toBe(true);
});
