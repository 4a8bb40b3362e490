import type { Mode } from '../mode/mode';
import type { Celebration } from './celebration';

/** The texts of a personal invitation's card (B14). */
export interface CardTexts extends Pick<Celebration, 'postmark' | 'stamp' | 'skyline'> {
  readonly language: string;
  readonly title: string;
  readonly place: string;
  /** The days that the site of the link shows, e.g. `Friday, October 3, 2025`. */
  readonly dates: readonly string[];
  /** E.g. `by October 1, 2025`. */
  readonly replyBy: string | null;
  readonly words: Readonly<Record<'forName' | 'scan' | 'visit' | 'password', string>>;
}

/** Texts that hosts send or print for guests, in one language of the sites (B16). */
export interface GuestTexts {
  readonly language: string;
  /** For guests who have not answered, with `{name}` and `{link}`. */
  readonly reminder: string;
  /** The message after the celebration, with `{name}`. */
  readonly thanks: string;
  /** Replaces the name in a reminder for many guests. */
  readonly everyone: string;
  readonly cards: Readonly<Record<Mode, CardTexts>>;
}
