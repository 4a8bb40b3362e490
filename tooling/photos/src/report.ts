import { join } from 'node:path';
import type { Album } from './album';

const list = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines.map((line) => `  ${line}`)];

/** What the command prints in the end. */
export function reportOf(
  { made, skipped, stories, removedTexts }: Album,
  content: string,
  contactSheet: string,
): string {
  const path = join(content, 'stories.ts');
  const count = (pictures: number) => (pictures === 1 ? '1 picture' : `${pictures} pictures`);
  const done = stories ? [`The album has ${count(stories.length)} now.`] : [];
  const others = made.flatMap(({ id, slot }) => (id === undefined ? slot.name : []));
  return [
    ...done,
    ...others.map((name) => `${name} is replaced. Check its alternative text in celebration.ts.`),
    ...list(
      'Skipped:',
      skipped.map(({ fileName, reason }) => `${fileName} ${reason}`),
    ),
    ...list(
      `Write the alternative texts of these pictures in ${path}; the site does not build without them:`,
      (stories ?? []).filter(({ alt }) => alt === '').map(({ id }) => id),
    ),
    ...list(
      'These alternative texts are no longer in the album:',
      removedTexts.map(({ id, alt }) => `${id}: ${alt}`),
    ),
    '',
    `Look at the pictures: ${contactSheet}`,
  ].join('\n');
}
