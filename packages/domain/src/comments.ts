/** A comment on one story (A3). */
export interface Comment {
  readonly storyId: string;
}

/** The in-memory list of comments. It is always empty (A3). */
export const comments: readonly Comment[] = [];

/** The comments on one story. */
export const commentsOn = (
  storyId: string,
  store: readonly Comment[] = comments,
): readonly Comment[] => store.filter((comment) => comment.storyId === storyId);
