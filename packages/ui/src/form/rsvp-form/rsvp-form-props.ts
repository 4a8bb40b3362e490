import type { CelebrationEvent, DayId } from '@invitation/domain/event/event';
import type { PeopleLimits } from '@invitation/domain/party/people';
import type { Fields, Question, StoredRsvp } from '@invitation/domain/record/record';
import type { PartyForm } from '@invitation/domain/rsvp/party-values';
import type { ReplyBy } from '@invitation/domain/rsvp/reply-by';
import type { RsvpValues } from '@invitation/domain/rsvp/rsvp-values';
import type { ReactNode } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type { EditForm } from '../edit-store';

/** What a control of another component needs of the form. */
export interface RsvpFormControls {
  readonly values: RsvpValues;
  readonly errors: FieldErrors<RsvpValues>;
  readonly choose: (name: string, value: string) => void;
}

export interface RsvpFormProps {
  /** The days that the guest sees, in chronological order. */
  readonly events: readonly CelebrationEvent[];
  /** The days that only other guests are asked about. The answer for them is no. */
  readonly otherDays: readonly DayId[];
  /** The most people who can come, for a guest with a personal invitation (B14). */
  readonly limits?: PeopleLimits | null;
  /** Asks below a day how many people come. */
  readonly howMany?: (event: CelebrationEvent, form: RsvpFormControls) => ReactNode;
  /** Asks by name who comes, in place of the number of people (B14). */
  readonly party?: PartyForm | null;
  /** The questions for this guest (B17). */
  readonly questions?: readonly Question[];
  /** How many people these values say come on any of these days. */
  readonly peopleOn?: (days: readonly DayId[], values: RsvpValues) => number;
  /** The last day for replies, if there is one. */
  readonly replyBy?: ReplyBy | null;
  /** Whether that day is over. Then the guest can bring no more people, but everybody can decline. */
  readonly isClosed?: boolean;
  /** The saved reply. Its answers stay possible after the last day. */
  readonly saved?: StoredRsvp | null;
  /** Has the values of all fields of this form. */
  readonly form: EditForm<RsvpValues>;
  /** Whether a save is under way, also one from before the form was left. */
  readonly isSaving?: boolean;
  /** Why the last save failed, as a sentence. */
  readonly error?: string | null;
  /** The answers that were changed elsewhere, if the last save failed because of them (B5). */
  readonly savedElsewhere?: RsvpValues | null;
  /** Shown above the button if there is no error. */
  readonly notice?: ReactNode;
  /** Called for 'Keep the saved answers'. The parent then sets these values. */
  readonly onUseSaved?: () => void;
  /**
   * Called with all that the form saves: also the numbers of people, and `null` for a question without an answer. The button
   * is disabled until the promise settles. The promise must not reject.
   */
  readonly onSave: (answers: Fields) => Promise<void>;
}
