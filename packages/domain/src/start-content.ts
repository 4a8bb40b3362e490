import type { Celebration } from './event/celebration';
import type { DetailsBySite } from './event/details';
import type { CelebrationEvent, OtherDay } from './event/event';
import type { PhasesByMode } from './event/phases';
import type { Question } from './record/record';
import type { ReplyBy } from './rsvp/reply-by';
import type { Story } from './story/story';
import type { Translation } from './words/language';

/** The content that a site has when it starts. The build leaves out features that its guests do not have. */
export interface StartContent {
  readonly celebration: Celebration;
  readonly replyBy: ReplyBy | null;
  readonly events: readonly CelebrationEvent[];
  readonly otherDays: readonly OtherDay[];
  readonly questions?: readonly Question[];
  /** `undefined` without dates between phases (B21). */
  readonly phases?: PhasesByMode;
  /** When guests begin to see their table (B15): UTC, ISO 8601 with a trailing `Z`. `undefined` for never. */
  readonly tablesFrom?: string;
  /** On the whole weekend's site: what differs for guests of the Saturday. */
  readonly saturdayTexts?: {
    readonly celebration: Partial<Celebration>;
    readonly replyBy?: ReplyBy;
  };
  readonly translations?: readonly Translation[];
  /** `undefined` without an album (B11). */
  readonly loadStories?: () => Promise<readonly Story[]>;
  readonly loadDetails?: () => Promise<DetailsBySite>;
}
