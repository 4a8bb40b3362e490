import type { SiteContent } from './content/site-content';
import type { Mode } from './mode';

/** What the card of a personal invitation says, besides its guest (B14). */
export interface CardTexts
  extends Pick<SiteContent['celebration'], 'postmark' | 'stamp' | 'skyline'> {
  readonly title: string;
  readonly place: string;
  /** The days that the site of the link shows, e.g. `Friday, October 3, 2025`. */
  readonly dates: readonly string[];
  readonly replyBy: string | null;
}

const textsOf = ({ celebration, events, replyBy }: SiteContent): CardTexts => ({
  title: celebration.gateTitle,
  place: celebration.gateSubtitle,
  postmark: celebration.postmark,
  stamp: celebration.stamp,
  skyline: celebration.skyline,
  dates: events.map(({ date }) => date),
  replyBy: replyBy?.date ?? null,
});

/** A card of the Saturday says what the Saturday-only site says, and nothing of other days. */
export const cardTexts = ({
  weekend,
  saturday,
}: {
  readonly weekend: SiteContent;
  /** `null` without such a site. */
  readonly saturday: SiteContent | null;
}): Readonly<Record<Mode, CardTexts>> => ({
  weekend: textsOf(weekend),
  saturday: textsOf(
    saturday ?? {
      ...weekend,
      events: weekend.events.filter(({ guests }) => guests === 'everyone'),
    },
  ),
});
