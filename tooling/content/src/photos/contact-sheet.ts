import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Job } from './album';

/** Git ignores this folder. */
const PATH = fileURLToPath(new URL('../../reports/contact-sheet.html', import.meta.url));

const STYLES = `body { display: grid; grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr)); gap: 1.5rem; font: 1rem system-ui; }
img { display: block; width: 100%; height: auto; }
p { margin: 0.25rem 0 0; overflow-wrap: anywhere; }`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const item = ({ photograph, picture }: Job, index: number, pictures: string): string => {
  const { name, width, height } = picture;
  const address = pathToFileURL(join(pictures, `${name}-${width}.webp`)).href;
  return `<div><img src="${address}" width="${width}" height="${Math.round(height)}" alt="" loading="lazy">
<p><b>${index + 1}. ${name}</b></p><p>${escaped(photograph.fileName)}</p></div>`;
};

/** Returns the path of the page. */
export function writeContactSheet(made: readonly Job[], content: string): string {
  const items = made.map((job, index) => item(job, index, join(content, 'pictures')));
  mkdirSync(dirname(PATH), { recursive: true });
  writeFileSync(
    PATH,
    `<!doctype html>
<meta charset="utf-8">
<title>Contact sheet</title>
<style>${STYLES}</style>
${items.join('\n')}
`,
  );
  return PATH;
}
