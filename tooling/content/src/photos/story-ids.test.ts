import { describe, expect, it } from 'vitest';
import { sortPhotographs } from './order';
import { storyIds } from './story-ids';

const idsOf = (...names: string[]) => [...storyIds(names, ['profile']).values()];

describe('storyIds', () => {
  it('makes an address of the name of the file', () => {
    expect(idsOf('IMG_2041.HEIC', 'Été à  Paris (1).jpg')).toEqual(['img-2041', 'ete-a-paris-1']);
  });

  it('gives files of the same name a hash that does not depend on the others', () => {
    const [jpeg, png] = idsOf('a.jpg', 'a.png');
    expect([jpeg, png]).toEqual([
      expect.stringMatching(/^a-[\da-f]{6}$/),
      expect.stringMatching(/^a-[\da-f]{6}$/),
    ]);
    expect(idsOf('0.jpg', 'a.heic', 'a.jpg')[2]).toBe(jpeg);
    expect(idsOf('海.jpg')).toEqual([expect.stringMatching(/^photo-[\da-f]{6}$/)]);
    expect(idsOf('Profile.jpg')).toEqual([expect.stringMatching(/^profile-[\da-f]{6}$/)]);
  });
});

describe('sortPhotographs', () => {
  const photographs = [
    { fileName: '10.jpg', takenAt: undefined },
    { fileName: '9.jpg', takenAt: undefined },
    { fileName: 'b.jpg', takenAt: 5 },
    { fileName: 'c.jpg', takenAt: 4 },
    { fileName: 'a.jpg', takenAt: 5 },
  ];

  it('sorts by capture time, then by name with numbers as numbers', () => {
    const sorted = sortPhotographs(photographs).map(({ fileName }) => fileName[0]);
    expect(sorted).toEqual(['c', 'a', 'b', '9', '1']);
  });
});
