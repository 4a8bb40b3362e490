import type { CelebrationEvent } from '@invitation/domain/event';
import { answerField, answerText, type Question } from '@invitation/domain/questions';
import type { FormFieldName } from '@invitation/domain/rsvp-fields';
import type { RsvpValues } from '@invitation/domain/rsvp-values';
import { form as words } from '@invitation/domain/words/group/form';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { IsolatedList } from '../isolated-list/isolated-list';
import { quotedValue, rsvpLabel } from './rsvp-labels';

/** Lists the answers that were changed elsewhere, and offers to use them (B5). */
export function ConflictAlert({
  error,
  saved,
  events,
  questions,
  onUseSaved,
}: {
  /** Why the save failed, as a sentence. */
  readonly error: string;
  /** The answers that were changed elsewhere. */
  readonly saved: RsvpValues;
  readonly events: readonly CelebrationEvent[];
  readonly questions?: readonly Question[];
  readonly onUseSaved: () => void;
}) {
  const entries = Object.entries(saved) as [FormFieldName, string][];
  const quotes = entries.map(([name, value]) => {
    const question =
      !import.meta.env.NO_QUESTIONS && questions?.find((each) => answerField(each) === name);
    return question
      ? `${question.label}: ${answerText(question, value) || words.nothing}`
      : `${rsvpLabel(name, events) ?? name}: ${quotedValue(name, value)}`;
  });
  return (
    <Alert action={<Button onClick={onUseSaved}>{words.keepSaved}</Button>}>
      {error} {words.itNowSays} <IsolatedList texts={quotes} separator="; " />.{' '}
      {words.replaceOrKeep}
    </Alert>
  );
}
