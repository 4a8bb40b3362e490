import type { Content, SiteContent } from '../build-time/site-content';
import type { Mode } from './mode';
import { type Language, WORDS } from './words/words';

/** What the card of a personal invitation says, besides its guest (B14). */
export interface CardTexts
  extends Pick<SiteContent['celebration'], 'postmark' | 'stamp' | 'skyline'> {
  /** A tag such as `pt-PT`. */
  readonly language: string;
  readonly title: string;
  readonly place: string;
  /** The days that the site of the link shows, e.g. `Friday, October 3, 2025`. */
  readonly dates: readonly string[];
  /** E.g. `by October 1, 2025`. */
  readonly replyBy: string | null;
  readonly words: Readonly<Record<'forName' | 'scan' | 'visit' | 'password', string>>;
}

/** What hosts give to guests, in one of the languages of the sites (B16). */
export interface GuestTexts {
  /** A tag such as `pt-PT`. */
  readonly language: string;
  /** For guests who have not answered, with `{name}` and `{link}`. */
  readonly reminder: string;
  /** In place of the name, in a reminder for many. */
  readonly everyone: string;
  /** By the site that the card leads to. */
  readonly cards: Readonly<Record<Mode, CardTexts>>;
}

const textsOf = ({ celebration, events, replyBy }: SiteContent, language: Language): CardTexts => {
  const { by, everyone: _, ...words } = WORDS[language].card;
  return {
    language,
    title: celebration.gateTitle,
    place: celebration.gateSubtitle,
    postmark: celebration.postmark,
    stamp: celebration.stamp,
    skyline: celebration.skyline,
    dates: events.map(({ date }) => date),
    replyBy: replyBy && by(replyBy.date),
    words,
  };
};

export const guestTexts = ({ language, reminder, weekend, saturday }: Content): GuestTexts => ({
  language,
  reminder,
  everyone: WORDS[language].card.everyone,
  cards: {
    weekend: textsOf(weekend, language),
    // What the Saturday-only site says, and nothing of other days.
    saturday: textsOf(
      saturday ?? {
        ...weekend,
        events: weekend.events.filter(({ guests }) => guests === 'everyone'),
      },
      language,
    ),
  },
});
