import type { RecordDay } from '@invitation/domain/event/event';
import type { Question } from '@invitation/domain/record/record';

export type RulesQuestion = Pick<Question, 'id' | 'kind' | 'limit' | 'options' | 'each'>;

export interface RulesContent {
  readonly days: readonly RecordDay[];
  readonly questions?: readonly RulesQuestion[];
  readonly namedGuests?: boolean;
  /** The end of the last day for replies, ISO 8601 with a trailing `Z`. `null` without one. */
  readonly closesAt: string | null;
  /** When guests can reply at all, in the same form (B21). Default: always. */
  readonly opensAt?: string | undefined;
  readonly endsAt?: string | undefined;
  /** As `parseEmail` returns it. Default: nobody is a host without a document. */
  readonly ownerEmail?: string | null | undefined;
}
