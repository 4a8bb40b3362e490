export interface Like {
  readonly storyId: string;
  readonly userId: string;
}

/** Always empty (A3). */
export const likes: readonly Like[] = [];

export const likeCount = (storyId: string, store: readonly Like[] = likes): number =>
  store.filter((like) => like.storyId === storyId).length;
