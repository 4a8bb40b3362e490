import type { Mode } from './mode';

/** Before replies open, while they are open, and after the celebration (B21). */
export type Phase = 'before' | 'open' | 'afterwards';

/** The dates between the phases of a site. Each is optional. Times are UTC, ISO 8601 with a trailing `Z`. */
export interface Phases {
  readonly repliesOpen?: {
    /** E.g. `Monday, June 2, 2025`. */
    readonly date: string;
    readonly at: string;
  };
  readonly afterwards?: {
    readonly at: string;
    /** The couple's own thanks. */
    readonly text?: string | undefined;
    /** An `https:` address of the couple's shared album. */
    readonly album?: string | undefined;
  };
}

/** For the guests of each mode. */
export type PhasesByMode = Readonly<Record<Mode, Phases>>;

/** Without dates, replies are open. */
export function phaseAt(phases: Phases | null | undefined, now: Date): Phase {
  const isFrom = (border: { readonly at: string } | undefined) =>
    border && now.getTime() >= Date.parse(border.at);
  if (isFrom(phases?.afterwards)) return 'afterwards';
  return isFrom(phases?.repliesOpen) === false ? 'before' : 'open';
}
