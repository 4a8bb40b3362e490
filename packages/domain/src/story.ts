/** How long a story shows unless it says otherwise, in milliseconds (A9). */
export const STORY_DURATION_MS = 6000;
/** How often the progress is brought up to date, in milliseconds (A9). */
export const PROGRESS_TICK_MS = 50;
/** Width of each tap zone as a share of the viewer's (A9). */
export const TAP_ZONE_SHARE = 0.25;
/** A touch of at least this many milliseconds is a hold and moves nothing (B7). */
export const HOLD_MS = 200;
/** One picture of the hosts' story (A3). */
export interface Story {
  /** The picture's file name, unique among the stories. */
  readonly id: string;
  readonly type: 'image';
  /** Where the picture lies, without an ending and without the width transform. */
  readonly url: string;
  /** How long it shows, in milliseconds; 6 seconds if left out. */
  readonly duration?: number;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
}

/** How long a story shows, in milliseconds. */
export const durationOf = (story: Story): number => story.duration ?? STORY_DURATION_MS;
