import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openContentFolder } from '../files/content-folder';
import { halves, plain } from '../photos/testing/pictures';
import { createWorkspace, snapshot, type Workspace } from '../photos/testing/workspace';
import { replaceAlbum } from './replace-album';

let workspace: Workspace;
beforeEach(() => {
  workspace = createWorkspace();
});

const photograph = (name: string) => join(workspace.photographs, name);
const make = (folder: string) => replaceAlbum(openContentFolder(workspace.content), folder);

describe('replaceAlbum changes nothing', () => {
  const rejects = async (work: () => Promise<unknown>, message: RegExp) => {
    const before = snapshot(workspace);
    await expect(work()).rejects.toThrow(message);
    expect(snapshot(workspace)).toEqual(before);
  };

  it('if the folder is missing', async () => {
    await rejects(() => make('missing'), /^There is no folder .*missing\.$/);
    await rejects(() => make(import.meta.filename), /^There is no folder .*album\.test\.ts\.$/);
  });

  it('if there is no photograph in the folder', async () => {
    writeFileSync(photograph('notes.txt'), 'x');
    await rejects(
      () => make(workspace.photographs),
      /no photograph in .*\n {2}notes\.txt cannot be/,
    );
  });

  it('if all photographs are damaged', async () => {
    const file = await halves(300, 300).jpeg().toBuffer();
    writeFileSync(photograph('cut.jpg'), file.subarray(0, file.length / 2));
    await rejects(() => make(workspace.photographs), /All photographs in .* are damaged/);
  });

  it('if the photographs are where the site has its pictures', async () => {
    await rejects(() => make(workspace.pictures), /where the site has its pictures/);
    const folder = join(workspace.pictures, 'originals');
    mkdirSync(folder);
    writeFileSync(join(folder, 'a.txt'), 'x');
    await expect(make(folder)).rejects.toThrow(/where the site has its pictures/);
    rmSync(folder, { recursive: true });
  });

  it('if album.yaml cannot be read', async () => {
    await plain(1).jpeg().toFile(photograph('a.jpg'));
    writeFileSync(join(workspace.content, 'album.yaml'), 'pictures: [');
    await rejects(
      () => make(workspace.photographs),
      /^Correct these faults.*\n {2}- album\.yaml:1: /,
    );
  });

  it('if the folder is no content', async () => {
    rmSync(join(workspace.content, 'celebration.yaml'));
    await rejects(() => make(workspace.photographs), /is not a content folder/);
  });
});
