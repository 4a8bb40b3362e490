import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIXTURES } from '@invitation/vite/content/folder';

/** A temporary folder with a copy of the fixtures' content and a folder for photographs. */
export interface Workspace {
  readonly content: string;
  readonly pictures: string;
  readonly photographs: string;
  readonly remove: () => void;
}

export function createWorkspace(): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const content = join(folder, 'content');
  const photographs = join(folder, 'photographs');
  cpSync(FIXTURES, content, { recursive: true });
  mkdirSync(photographs);
  return {
    content,
    pictures: join(content, 'pictures'),
    photographs,
    remove: () => rmSync(folder, { recursive: true }),
  };
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
