import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pictureFiles } from '@invitation/domain/picture';
import type { Album } from './album';
import type { Job } from './jobs';

/** Git ignores this folder. */
const PATH = fileURLToPath(new URL('../../reports/contact-sheet.html', import.meta.url));

const STYLES = `body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; }
ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.5rem; padding: 0; list-style: none; }
img { display: block; width: 100%; height: auto; }
p { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
.empty { color: #a00; }`;

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function item({ photograph, picture, isAlbum }: Job, index: number, album: Album, folder: string) {
  const { name, width, height } = picture;
  const file = pictureFiles(name, width).find(({ format }) => format === 'webp')?.file ?? '';
  const alt = album.pictures?.find((each) => each.file === name)?.alt;
  const text =
    isAlbum && !alt
      ? '<p class="empty">No alternative text yet</p>'
      : `<p>${escapeHtml(alt ?? 'The text is in celebration.yaml')}</p>`;
  const address = pathToFileURL(join(folder, file)).href;
  return `<li><img src="${address}" width="${width}" height="${Math.round(height)}" alt="" loading="lazy">
<p><b>${index + 1}. ${escapeHtml(name)}</b></p><p>${escapeHtml(photograph.fileName)}</p>${text}</li>`;
}

/** Returns the path of the page. */
export function writeContactSheet(album: Album, content: string, path = PATH): string {
  const folder = join(content, 'pictures');
  const items = album.made.map((job, index) => item(job, index, album, folder));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
${STYLES}
</style>
<h1>Contact sheet</h1>
<ol>
${items.join('\n')}
</ol>
</html>
`,
  );
  return path;
}
