import type { CelebrationEvent } from '@invitation/domain/event/event';

export interface RulesContent {
  readonly days: readonly Pick<CelebrationEvent, 'day' | 'asked' | 'guests'>[];
  readonly questions?: readonly {
    readonly id: string;
    readonly kind: 'text' | 'choice' | 'numbers';
    readonly limit: number;
    readonly options: readonly string[];
    readonly each?: 'person';
  }[];
  readonly namedGuests?: boolean;
  /** The end of the last day for replies, ISO 8601 with a trailing `Z`. `null` without one. */
  readonly closesAt: string | null;
  /** When guests can reply at all, in the same form (B21). Default: always. */
  readonly opensAt?: string | undefined;
  readonly endsAt?: string | undefined;
  /** As `parseEmail` returns it. Default: nobody is a host without a document. */
  readonly ownerEmail?: string | null | undefined;
}
