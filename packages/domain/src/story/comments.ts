export interface Comment {
  readonly storyId: string;
}

/** Always empty (A3). */
export const comments: readonly Comment[] = [];
