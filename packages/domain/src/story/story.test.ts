import { describe, expect, it } from 'vitest';
import { pictureSources } from '../event/picture';
import { stories } from '../fixtures/stories';
import { comments } from './comments';
import { likeCount } from './likes';
import { durationOf } from './story';

describe('A story', () => {
  it('lasts six seconds by default', () => {
    const story = { id: 'a.webp', type: 'image', url: '/a.webp', alt: 'A' } as const;
    expect(durationOf(story)).toBe(6000);
    expect(durationOf({ ...story, duration: 9000 })).toBe(9000);
  });

  it('has addresses with the width-600 transform for both densities', () => {
    expect(pictureSources('https://cdn.example/a')).toEqual({
      avif: 'https://cdn.example/a-600.avif?tr=w-600 1x, https://cdn.example/a-1200.avif?tr=w-600,dpr-2 2x',
      webp: 'https://cdn.example/a-600.webp?tr=w-600 1x, https://cdn.example/a-1200.webp?tr=w-600,dpr-2 2x',
      src: 'https://cdn.example/a-600.webp?tr=w-600',
    });
  });

  it('has the number of likes in the store', () => {
    const store = ['a', 'b', 'a'].map((storyId, index) => ({ storyId, userId: `${index}` }));
    expect([likeCount('a', store), likeCount('b', store), likeCount('c', store)]).toEqual([
      2, 1, 0,
    ]);
  });
});

describe('The hosts’ stories', () => {
  it('are 21 with unique files and alternative texts', () => {
    expect(stories).toHaveLength(21);
    expect(new Set(stories.map((story) => story.id)).size).toBe(21);
    expect(new Set(stories.map((story) => story.alt)).size).toBe(21);
  });

  it('have no likes and no comments', () => {
    expect(stories.filter(({ id }) => likeCount(id) > 0)).toEqual([]);
    expect(comments).toEqual([]);
  });
});
