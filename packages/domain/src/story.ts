/** The default duration of a story, in milliseconds (A9). */
export const STORY_DURATION_MS = 6000;
/** The interval between updates of the progress, in milliseconds (A9). */
export const PROGRESS_TICK_MS = 50;
/** The width of each tap zone, as a share of the screen's width (A9). */
export const TAP_ZONE_SHARE = 0.25;
/** A press of at least this many milliseconds is a hold, not a tap (B7). */
export const HOLD_MS = 200;

/** One picture of the story viewer (A3). */
export interface Story {
  /** The unique file name of the picture. */
  readonly id: string;
  readonly type: 'image';
  /** Absolute or from the site's root, without the file extension and the width transform. */
  readonly url: string;
  /** In milliseconds; `STORY_DURATION_MS` by default. */
  readonly duration?: number;
  readonly alt: string;
}

/** In milliseconds. */
export const durationOf = (story: Story): number => story.duration ?? STORY_DURATION_MS;
