export interface Comment {
  readonly storyId: string;
}

/** Always empty (A3). */
export const comments: readonly Comment[] = [];

export const commentsOn = (
  storyId: string,
  store: readonly Comment[] = comments,
): readonly Comment[] => store.filter((comment) => comment.storyId === storyId);
