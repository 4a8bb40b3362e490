/** One guest's like of one story (A3). */
export interface Like {
  readonly storyId: string;
  readonly userId: string;
}

/** The in-memory list of likes. It is always empty (A3). */
export const likes: readonly Like[] = [];

/** Counts the likes of one story. */
export const likeCount = (storyId: string, store: readonly Like[] = likes): number =>
  store.filter((like) => like.storyId === storyId).length;
