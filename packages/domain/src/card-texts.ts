import type { Celebration } from './celebration';
import type { Mode } from './mode';

/** What the card of a personal invitation says, besides its guest (B14). */
export interface CardTexts extends Pick<Celebration, 'postmark' | 'stamp' | 'skyline'> {
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
  readonly language: string;
  /** For guests who have not answered, with `{name}` and `{link}`. */
  readonly reminder: string;
  /** For guests after the celebration, with `{name}`. */
  readonly thanks: string;
  /** In place of the name, in a reminder for many. */
  readonly everyone: string;
  /** By the site that the card leads to. */
  readonly cards: Readonly<Record<Mode, CardTexts>>;
}
