import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettesOf } from '@invitation/domain/build-time/drawing/palettes';
import { build, createServer } from 'vite';
import { expect, it } from 'vitest';
import { copyContent } from '../testing/copy-content';
import { temporaryFolder } from '../testing/temporary-folder';
import { contentFiles, iconOf, servedContent } from './files';

it('The icon has the colours of the chosen palette by day and by night', () => {
  const { folder, edit } = copyContent();
  edit('celebration.yaml', /^colours:\n( .*\n?)+/m, 'palette: lagoon\n');
  const { day, night } = palettesOf('lagoon');
  for (const [icon, colours] of [
    [iconOf('full', folder), day],
    [iconOf('saturday', folder), night],
  ] as const) {
    expect(icon).toContain(`fill="${colours.accent}"`);
    expect(icon).toContain(`fill="${colours.glow}"`);
    expect(icon).not.toContain('var(');
  }
});

it('A build has the pictures without hidden files', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pictures'));
  for (const file of ['pictures/.DS_Store', 'pictures/beach-600.webp', 'index.html']) {
    writeFileSync(join(folder, file), '');
  }
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [contentFiles('full', folder)],
  });
  expect(readdirSync(join(folder, 'dist/pictures'))).toEqual(['beach-600.webp']);
});

it('A new picture is served at once, and nothing outside of the folder', async () => {
  const folder = temporaryFolder();
  const content = join(folder, 'content');
  mkdirSync(join(content, 'pictures'), { recursive: true });
  writeFileSync(join(folder, 'secret.webp'), 'secret');
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [servedContent(content)],
    server: { host: 'localhost', port: 0, watch: null, ws: false },
  });
  try {
    await server.listen();
    const ask = (path: string) => fetch(`${server.resolvedUrls?.local[0]}${path}`);
    expect((await ask('pictures/beach-600.webp')).status).toBe(404);
    writeFileSync(join(content, 'pictures/beach-600.webp'), 'a beach');
    const picture = await ask('pictures/beach-600.webp');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(await picture.text()).toBe('a beach');
    expect((await ask('..%2fsecret.webp')).status).toBe(404);
  } finally {
    await server.close();
  }
});
