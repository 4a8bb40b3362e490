import { type ChildProcess, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesOf } from '@invitation/domain/build-time/read/site-content';
import { pictureFaults } from '@invitation/vite/check/pictures';
import { readContent } from '@invitation/vite/content/folder';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMIT_BYTES } from './photos/encode';
import { COMMAND, runCommand } from './photos/testing/command';
import { makePhotographs } from './photos/testing/photographs';
import { halves, plain } from './photos/testing/pictures';
import { createWorkspace, snapshot } from './photos/testing/workspace';

const workspace = createWorkspace(afterAll);

const run = (given: readonly string[], onOutput?: (child: ChildProcess) => void) =>
  runCommand([...given, '--content', workspace.content], onOutput);

describe('photos', { timeout: 300_000 }, () => {
  it('makes an album of photographs of all kinds that the content check accepts', async () => {
    const { content, photographs, pictures } = workspace;
    await makePhotographs(photographs);
    const { code, output, errors } = await run([photographs]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain('9 of 9');
    const { source, missingTexts } = readContent(content);
    if (!source) throw new Error('The new album has faults.');
    expect(missingTexts).toHaveLength(9);
    expect(source.album.pictures.map(({ file }) => file)).toEqual([
      'img-0006',
      'img-0003',
      'img-0001',
      'chat-8',
      'chat-9',
      'chat-10',
      'panorama',
      'small',
      'zz-noise',
    ]);
    // This includes that the files have their sizes and no metadata, and that none is missing or unused.
    expect(await pictureFaults(pictures, picturesOf(source))).toEqual([]);
    for (const file of readdirSync(pictures)) {
      const limit = LIMIT_BYTES[/-(96|1200)\./.test(file) ? 2 : 1];
      expect(statSync(join(pictures, file)).size, file).toBeLessThanOrEqual(limit);
      expect((await sharp(join(pictures, file)).metadata()).icc, file).toBeUndefined();
    }
    expect(readdirSync(content)).not.toContainEqual(expect.stringMatching(/^\.staging/));
  });

  it('keeps texts, skips what is no photograph, and names what is missing', async () => {
    const { content } = workspace;
    const folder = join(content, '../second');
    mkdirSync(join(folder, 'more'), { recursive: true });
    const album = `# Ours
pictures:
  - file: one
    # The red one.
    alt: "Nora's hat"
    seconds: 8
`;
    writeFileSync(join(content, 'album.yaml'), `${album}  - { file: gone, alt: A boat }\n`);
    const one = await plain(1).jpeg().toBuffer();
    writeFileSync(join(folder, 'one.jpg'), one);
    writeFileSync(join(folder, 'one2.jpg'), one);
    writeFileSync(join(folder, 'film.mov'), 'film');
    writeFileSync(join(folder, 'empty.jpg'), '');
    writeFileSync(join(folder, '.DS_Store'), 'system');
    execFileSync('mkfifo', [join(folder, 'pipe.jpg')]);
    await plain(1).gif().toFile(join(folder, 'moving.gif'));
    const cut = await halves(300, 300).jpeg().toBuffer();
    writeFileSync(join(folder, 'cut.jpg'), cut.subarray(0, cut.length / 2));
    const { code, output } = await run([folder]);
    expect(code).toBe(0);
    for (const line of [
      'The album has 1 picture now.',
      'film.mov cannot be read as a picture.',
      'empty.jpg is empty. Copy it here again.',
      'moving.gif is GIF, not JPEG, PNG, WebP, AVIF or HEIC.',
      'cut.jpg is damaged or incomplete.',
      'more is missing, or is not a file.',
      'pipe.jpg is missing, or is not a file.',
      'one2.jpg is the same picture as one.jpg.',
      'gone: A boat',
    ]) {
      expect(output).toContain(line);
    }
    expect(output).not.toContain('.DS_Store');
    expect(readFileSync(join(content, 'album.yaml'), 'utf8')).toBe(album);
  });

  it('keeps the old album after Ctrl+C', async () => {
    const before = snapshot(workspace);
    const { code, errors } = await run([workspace.photographs], (child) => child.kill('SIGINT'));
    expect(errors).toBe('Interrupted. The album is unchanged.\n');
    expect(code).toBe(130);
    expect(snapshot(workspace)).toEqual(before);
  });

  it.each([
    [[COMMAND], 1, /^There is no folder .*photos\.ts\.\nThe album is unchanged/],
    [['summer', 'autumn'], 2, /^Name one folder of photographs/],
    [['--crop'], 2, /^Unknown option '--crop'/],
  ])('rejects %j and changes nothing', async (given, code, message) => {
    const before = snapshot(workspace);
    const result = await run(given);
    expect(result.errors.trim()).toMatch(message);
    expect(result.code).toBe(code);
    expect(snapshot(workspace)).toEqual(before);
  });
});
