import type { RecordDay } from '@invitation/domain/event/event';
import type { Question } from '@invitation/domain/record/record';

export type RulesQuestion = Pick<Question, 'id' | 'kind' | 'limit' | 'options' | 'each'>;

export interface RulesContent {
  readonly days: readonly RecordDay[];
  readonly questions?: readonly RulesQuestion[];
  readonly namedGuests?: boolean;
  /** The end of the last day for replies, ISO 8601 with a trailing `Z`. `null` if there is none. */
  readonly closesAt: string | null;
  /** Guests can reply from `opensAt` until `endsAt`, in the same format (B21). Default: always. */
  readonly opensAt?: string | undefined;
  readonly endsAt?: string | undefined;
  /** An address as `parseEmail` returns it, whose owner is a host without a document in `hosts`. Default: nobody is. */
  readonly ownerEmail?: string | null | undefined;
}
