/** One guest's like of one story (A3). */
export interface Like {
  readonly storyId: string;
  readonly userId: string;
}

/** The likes of the celebration: an in-memory list that stays empty (A2). */
export const likes: readonly Like[] = [];

/** How many likes a story has. */
export const likeCount = (storyId: string, store: readonly Like[] = likes): number =>
  store.filter((like) => like.storyId === storyId).length;
