import type { Mode } from '../mode/mode';

/** `before` and `open` are about replies, `afterwards` is after the celebration (B21). */
export type Phase = 'before' | 'open' | 'afterwards';

/** Times are UTC, ISO 8601 with a trailing `Z`. */
export interface Phases {
  readonly repliesOpen?: {
    /** E.g. `Monday, June 2, 2025`. */
    readonly date: string;
    readonly at: string;
  };
  readonly afterwards?: {
    readonly at: string;
    readonly text?: string | undefined;
    /** An `https:` address of shared pictures. */
    readonly album?: string | undefined;
  };
}

export type PhasesByMode = Readonly<Record<Mode, Phases>>;

export function phaseAt(phases: Phases | null | undefined, now: Date): Phase {
  const isFrom = (border: { readonly at: string } | undefined) =>
    border && now.getTime() >= Date.parse(border.at);
  if (isFrom(phases?.afterwards)) return 'afterwards';
  return isFrom(phases?.repliesOpen) === false ? 'before' : 'open';
}
