import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURES } from '@invitation/vite/content/folder';
import { temporaryFolder } from '@invitation/vite/testing/temporary-folder';

/** A temporary folder with a copy of the fixtures' content and a folder for photographs. */
export interface Workspace {
  readonly content: string;
  readonly pictures: string;
  readonly photographs: string;
}

/** @param after as for `temporaryFolder` */
export function createWorkspace(...after: Parameters<typeof temporaryFolder>): Workspace {
  const folder = temporaryFolder(...after);
  const content = join(folder, 'content');
  const photographs = join(folder, 'photographs');
  cpSync(FIXTURES, content, { recursive: true });
  mkdirSync(photographs);
  return { content, pictures: join(content, 'pictures'), photographs };
}

/** The files that the command may change, and their content. */
export const snapshot = ({ content, pictures }: Workspace) => ({
  names: readdirSync(content),
  album: readFileSync(join(content, 'album.yaml'), 'utf8'),
  pictures: readdirSync(pictures).map((file) => [
    file,
    readFileSync(join(pictures, file), 'base64'),
  ]),
});
