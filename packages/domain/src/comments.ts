/** A comment on one story (A3). */
export interface Comment {
  readonly storyId: string;
}

/** The comments of the celebration: an in-memory list that stays empty (A3). */
export const comments: readonly Comment[] = [];

/** The comments on a story. */
export const commentsOn = (
  storyId: string,
  store: readonly Comment[] = comments,
): readonly Comment[] => store.filter((comment) => comment.storyId === storyId);
