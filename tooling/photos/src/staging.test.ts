import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaging, removeStaging, replaceContent } from './staging';
import { createWorkspace, snapshot, type Workspace } from './testing/workspace';

let workspace: Workspace;
beforeEach(() => {
  workspace = createWorkspace();
});
afterEach(() => workspace.remove());

it('restores the old pictures when the list cannot be replaced', () => {
  const before = snapshot(workspace);
  const staging = createStaging(workspace.content);
  writeFileSync(join(staging.pictures, 'new.webp'), 'x');
  writeFileSync(staging.stories, 'x');
  // The old list cannot be moved to the name of a folder.
  mkdirSync(join(staging.folder, 'old-stories'));
  expect(() => replaceContent(workspace.content, staging)).toThrow();
  removeStaging(staging);
  expect(snapshot(workspace)).toEqual(before);
});
