/** For stories without a duration (A9). */
const STORY_DURATION_MS = 6000;
/** The time between updates of the progress (A9). */
export const PROGRESS_TICK_MS = 50;
/** The share of the screen's width at each side (A9). */
export const TAP_ZONE_SHARE = 0.25;
/** A longer press is a hold, not a tap (B7). */
export const HOLD_MS = 200;

export interface Story {
  /** A file name (A3). */
  readonly id: string;
  readonly type: 'image';
  /** Absolute or from the site's root, without the file extension and the width transform. */
  readonly url: string;
  readonly duration?: number;
  readonly alt: string;
  readonly caption?: string;
}

export const durationOf = (story: Story): number => story.duration ?? STORY_DURATION_MS;
