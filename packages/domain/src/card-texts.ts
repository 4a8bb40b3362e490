import type { SiteContent } from './content/site-content';
import type { Mode } from './mode';
import { type Language, WORDS, type Words } from './words/words';

/** What the card of a personal invitation says, besides its guest (B14). */
export interface CardTexts
  extends Pick<SiteContent['celebration'], 'postmark' | 'stamp' | 'skyline'> {
  readonly title: string;
  readonly place: string;
  /** The days that the site of the link shows, e.g. `Friday, October 3, 2025`. */
  readonly dates: readonly string[];
  /** E.g. `by October 1, 2025`. */
  readonly replyBy: string | null;
  readonly words: Readonly<Record<'forName' | 'scan' | 'visit' | 'password', string>>;
}

const textsOf = (
  { celebration, events, replyBy }: SiteContent,
  { by, everyone, ...words }: Words['card'],
): CardTexts => ({
  title: celebration.gateTitle,
  place: celebration.gateSubtitle,
  postmark: celebration.postmark,
  stamp: celebration.stamp,
  skyline: celebration.skyline,
  dates: events.map(({ date }) => date),
  replyBy: replyBy && by(replyBy.date),
  words,
});

/** A card of the Saturday says what the Saturday-only site says, and nothing of other days. */
export const cardTexts = ({
  language,
  weekend,
  saturday,
}: {
  readonly language: Language;
  readonly weekend: SiteContent;
  /** `null` without such a site. */
  readonly saturday: SiteContent | null;
}): Readonly<Record<Mode, CardTexts>> => ({
  weekend: textsOf(weekend, WORDS[language].card),
  saturday: textsOf(
    saturday ?? {
      ...weekend,
      events: weekend.events.filter(({ guests }) => guests === 'everyone'),
    },
    WORDS[language].card,
  ),
});
