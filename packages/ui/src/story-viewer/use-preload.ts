import { pictureAddress, type Story } from '@invitation/domain/story';
import { useEffect, useRef } from 'react';

/** How many pictures after the current one are fetched ahead (B7). */
const AHEAD = 2;

/** Fetches the pictures after the current one, and keeps what was fetched so that the way back asks for nothing. */
export function usePreload(stories: readonly Story[], index: number): void {
  const kept = useRef(new Map<string, HTMLImageElement>());
  useEffect(() => {
    for (const { url } of stories.slice(index, index + 1 + AHEAD)) {
      if (kept.current.has(url)) continue;
      const image = new Image();
      image.src = pictureAddress(url);
      kept.current.set(url, image);
    }
  }, [stories, index]);
}
