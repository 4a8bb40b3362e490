import { describe, expect, it } from 'vitest';
import type { Edit } from './edit-content';
import { createRevisions } from './revisions';

const ALBUM = 'pictures:\n  - file: a\n    caption: x\n  - file: b\n    caption: x\n';
const before = new Map([
  ['celebration.yaml', 'hosts: Nora\npassword: p\n'],
  ['album.yaml', ALBUM],
]);
const after = (file: string, text: string) => new Map([...before, [file, text]]);
const edit = (file: string, path: Edit['path'], to?: number): Edit => ({
  file,
  path,
  ...(to === undefined ? { value: 'new' } : { to }),
});

describe('an edit of a page', () => {
  it.each([
    [
      'its own value',
      edit('celebration.yaml', ['hosts']),
      'celebration.yaml',
      'hosts: Sam\n',
      true,
    ],
    [
      'another value',
      edit('celebration.yaml', ['hosts']),
      'celebration.yaml',
      'hosts: Nora\n',
      false,
    ],
    ['another file', edit('celebration.yaml', ['hosts']), 'album.yaml', '', false],
    [
      'the order of a list',
      edit('album.yaml', ['pictures', 1, 'caption']),
      'album.yaml',
      'pictures:\n  - file: b\n    caption: x\n  - file: a\n    caption: x\n',
      true,
    ],
    [
      'the end of a list, which a move does not know',
      edit('album.yaml', ['pictures', 1], 0),
      'album.yaml',
      `${ALBUM}  - file: c\n`,
      true,
    ],
    [
      'the end of a list, which a value does not mind',
      edit('album.yaml', ['pictures', 1, 'caption']),
      'album.yaml',
      `${ALBUM}  - file: c\n`,
      false,
    ],
  ])('after a change of %s', (_, given, file, text, hasChanged) => {
    const revisions = createRevisions();
    const seen = revisions.remember(before);
    expect(revisions.hasChanged(before, { ...given, seen })).toBe(false);
    expect(revisions.hasChanged(after(file, text), { ...given, seen })).toBe(hasChanged);
  });

  it('is refused after a restart with other files, and not with the same', () => {
    const seen = createRevisions().remember(before);
    const restarted = createRevisions();
    const given = { ...edit('celebration.yaml', ['hosts']), seen };
    expect(restarted.hasChanged(before, given)).toBe(false);
    expect(restarted.hasChanged(after('album.yaml', ''), given)).toBe(true);
  });
});
