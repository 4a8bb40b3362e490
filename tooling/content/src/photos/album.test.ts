import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeAlbum } from './album';
import { parseArguments } from './arguments';
import { halves, plain } from './testing/pictures';
import { createWorkspace, snapshot, type Workspace } from './testing/workspace';

let workspace: Workspace;
beforeEach(() => {
  workspace = createWorkspace();
});
afterEach(() => workspace.remove());

const photograph = (name: string) => join(workspace.photographs, name);
const make = async (...given: string[]) => {
  const request = parseArguments([...given, '--content', workspace.content]);
  return request && makeAlbum(request);
};

describe('makeAlbum changes nothing', () => {
  const rejects = async (work: () => Promise<unknown>, message: RegExp) => {
    const before = snapshot(workspace);
    await expect(work()).rejects.toThrow(message);
    expect(snapshot(workspace)).toEqual(before);
  };

  it('if a folder or a file is missing', async () => {
    await rejects(() => make('missing'), /^There is no folder .*missing\.$/);
    await rejects(() => make(import.meta.filename), /^There is no folder .*album\.test\.ts\.$/);
    await rejects(() => make('--profile', 'missing.jpg'), /^missing\.jpg is missing, or/);
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
    await rejects(() => make('--profile', photograph('cut.jpg')), /^cut\.jpg is damaged/);
  });

  it('if --focus names another file', async () => {
    await plain(1).jpeg().toFile(photograph('a.jpg'));
    const focus = ['--focus', 'b.jpg=0,0'];
    await rejects(() => make(workspace.photographs, ...focus), /names b\.jpg, but there is no/);
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
