import type { CelebrationEvent } from '@invitation/domain/event';
import { ANSWERS, type FieldName, isTextName, textField } from '@invitation/domain/rsvp-fields';
import { SelectField, TextAreaField, TextField } from '@invitation/ui/field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as styles from './guest.css';
import { replyLabel } from './reply-labels';

const ANSWER_OPTIONS = { yes: 'Coming', no: 'Not coming' } as const;
/** From this limit on, a text has several lines. */
const LONG_TEXT = 1_000;

/** The fields of a reply, in the order of the domain's table. */
export function ReplyFields({
  names,
  events,
  field,
}: {
  readonly names: readonly FieldName[];
  readonly events: readonly CelebrationEvent[];
  readonly field: (
    name: FieldName,
  ) => UseFormRegisterReturn & { readonly error?: string | undefined };
}) {
  const control = (name: FieldName) => {
    const props = { ...field(name), label: replyLabel(name, events) };
    if (isTextName(name)) {
      return textField(name).limit > LONG_TEXT ? (
        <TextAreaField key={name} {...props} />
      ) : (
        <TextField key={name} {...props} autoComplete="off" />
      );
    }
    return (
      <SelectField key={name} {...props}>
        <option value="">No answer</option>
        {ANSWERS.map((answer) => (
          <option key={answer} value={answer}>
            {ANSWER_OPTIONS[answer]}
          </option>
        ))}
      </SelectField>
    );
  };
  const answers: readonly FieldName[] = names.filter((name) => !isTextName(name));
  const first = names.indexOf(answers[0] ?? 'name');
  return (
    <>
      {names.slice(0, first).map(control)}
      <div className={styles.answers}>{answers.map(control)}</div>
      {names
        .slice(first)
        .filter((name) => !answers.includes(name))
        .map(control)}
    </>
  );
}
